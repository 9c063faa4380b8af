import { partFrames } from './partFrames'

/** `intro nacht same`, `|` where half of the turn stands below it, and `||` where a whole floor does. */
const told = (...of: Parameters<typeof partFrames>) =>
  partFrames(...of).map(
    ({ part, surface, space, closes }) =>
      `${part} ${surface} ${space}${{ true: ' |', floor: ' ||', false: '' }[`${closes}`]}`,
  )

it('stays in the night until the watch has seen the morning', () => {
  expect(told(['intro', 'checklist', 'watch', 'figure'], 'dark')).toEqual([
    'intro nacht same',
    'checklist nacht new |',
    'watch nacht same |',
    'figure papier turn',
    'sheet papier new',
  ])
})

it('turns before what is drawn for the day, where the watch begins by day', () => {
  expect(told(['intro', 'figure', 'watch', 'checklist'], 'day')).toEqual([
    'intro nacht same ||',
    'figure papier turn |',
    'watch papier same |',
    'checklist papier turn',
    'sheet papier new',
  ])
})

it('gives the night its floor, where the drawing of a day follows', () => {
  expect(told(['intro', 'watch'], 'day')).toEqual([
    'intro nacht same ||',
    'watch papier same |',
    'sheet papier turn',
  ])
})

it('turns after the first words, where there is no watch', () => {
  expect(told(['intro', 'checklist', 'figure'], null)).toEqual([
    'intro nacht same ||',
    'checklist papier turn',
    'figure papier new',
    'sheet papier new',
  ])
})
