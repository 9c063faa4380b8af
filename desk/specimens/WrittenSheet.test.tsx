import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { WrittenSheet } from './WrittenSheet'

it.each([
  ['where the page is as the server wrote it', '<i></i>', 0],
  ['where something has changed it, and React builds it anew', '<b></b>', 1],
])('keeps what the server has written, %s', async (_, beside, errors) => {
  const onRecoverableError = jest.fn()
  document.body.innerHTML = `<ul><li id="wachbuch">${beside}<div data-part="written"><p>22:00 Pforte</p></div></li></ul>`
  const list = document.body.firstElementChild as HTMLElement
  await act(async () => {
    hydrateRoot(
      list,
      <li id="wachbuch">
        <i />
        <WrittenSheet id="wachbuch" />
      </li>,
      { onRecoverableError },
    )
  })
  expect(list).toHaveTextContent('22:00 Pforte')
  expect(onRecoverableError).toHaveBeenCalledTimes(errors)
})
