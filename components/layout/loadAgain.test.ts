import type { WayOut } from './loadAgain'

let losesNothing = true
jest.mock('./losesNothing', () => ({ losesNothing: () => losesNothing }))

/** What leads out of a page that was loaded in this way and has broken since. */
function wayOutOf(recovery: string | null, chosen: string | null = null): WayOut {
  history.replaceState(recovery && { recovery }, '')
  let way: WayOut = { kind: 'none' }
  jest.isolateModules(() => {
    require('./chosenPage').chosenPage.address = chosen
    const { wayOut } = require('./loadAgain')
    history.replaceState(null, '')
    way = wayOut()
  })
  return way
}

afterEach(() => {
  losesNothing = true
  jest.restoreAllMocks()
})

it('the page is loaded once more, then without scripts, and never a third time', () => {
  expect(wayOutOf(null)).toEqual({ kind: 'reload', recovery: 'again' })
  expect(wayOutOf('again')).toEqual({ kind: 'reload', recovery: 'plain' })
  expect(wayOutOf('plain')).toEqual({ kind: 'none' })
})

it('a page that was chosen is opened, however the last one was loaded', () => {
  for (const recovery of [null, 'again', 'plain']) {
    expect(wayOutOf(recovery, '/werkschutz/')).toEqual({ kind: 'open', address: '/werkschutz/' })
  }
})

it('nothing is loaded where words would be lost, or without a network', () => {
  losesNothing = false
  expect(wayOutOf(null)).toEqual({ kind: 'none' })
  losesNothing = true
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(wayOutOf(null, '/werkschutz/')).toEqual({ kind: 'none' })
})
