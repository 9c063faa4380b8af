import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { rowLabels } from '@/content/planning/rowLabels'
import { RowList } from './RowList'
import { type RowsState, rowsOf } from './rows'
import { useRows } from './useRows'

type Named = { name: string }

const labels = { add: 'Neu', removed: (name: string) => `${name} entfernt` }

function Names({ initial }: { initial: readonly string[] }) {
  const [state, setState] = useState<RowsState<Named>>(rowsOf(initial.map((name) => ({ name }))))
  const list = useRows(state, setState)
  return (
    <RowList
      list={list}
      unnamed={(place) => `Zeile ${place}`}
      labels={labels}
      empty={{ name: 'c' }}
      least={1}
    >
      {({ id, name }) => (
        <input value={name} onChange={({ target }) => list.change(id, { name: target.value })} />
      )}
    </RowList>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('the keyboard goes along with a row', () => {
  render(<Names initial={['a', 'b']} />)
  const field = (name: string) => screen.getByDisplayValue(name)
  fireEvent.click(button('Neu'))
  expect(field('c')).toHaveFocus()
  fireEvent.click(button(`${rowLabels.remove}: b`))
  expect(screen.queryByDisplayValue('b')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('b entfernt')
  expect(button(rowLabels.undo)).toHaveFocus()
  fireEvent.click(button(rowLabels.undo))
  expect(field('b')).toHaveFocus()
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('rows of one name are told apart by their place', () => {
  render(<Names initial={['Pforte', 'Pforte', '']} />)
  expect(screen.getAllByRole('group').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Pforte (Zeile 1)',
    'Pforte (Zeile 2)',
    'Zeile 3',
  ])
  expect(button(`${rowLabels.copy}: Pforte (Zeile 2)`)).toBeVisible()
})

test('the last one stays where one must', () => {
  render(<Names initial={['a']} />)
  expect(screen.queryByRole('button', { name: `${rowLabels.remove}: a` })).toBeNull()
})
