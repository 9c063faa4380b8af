import { contrastOf, luminanceOf } from '@/tests/support/luminance'
import { palette } from './palette'

const channelsOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

const contrast = (one: string, other: string) =>
  contrastOf(luminanceOf(channelsOf(one)), luminanceOf(channelsOf(other)))

const { nacht, nebel, papier, tinte, bernstein, alarm, tuch } = palette

describe('contrast of text', () => {
  it.each([
    ['body copy on night', nebel[200], nacht[900]],
    ['body copy on deep night', nebel[200], nacht[950]],
    ['body copy on paper', tinte, papier[50]],
    ['body copy on warm paper', tinte, papier[100]],
    ['labels on night', nebel[400], nacht[900]],
    ['labels on deep night', nebel[400], nacht[950]],
    ['labels on paper', nebel[600], papier[50]],
    ['labels on warm paper', nebel[600], papier[100]],
    ['light on paper', bernstein[800], papier[50]],
    ['errors on warm paper', alarm[700], papier[100]],
    ['errors on white', alarm[700], '#FFFFFF'],
    ['body copy in the footer', nebel[200], nacht[800]],
    ['a sign on the brightest that stands on night', nebel[200], nacht[700]],
  ])('%s: 7 to 1', (_name, text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['field border on paper', nebel[600], papier[100]],
    ['red cloth on paper', tuch.red, papier[50]],
    ['yellow cloth on paper', tuch.yellow, papier[50]],
    ['blue cloth on paper', tuch.blue, papier[50]],
    ['green cloth on paper', tuch.green, papier[50]],
  ])('%s: 3 to 1', (_name, line, surface) => {
    expect(contrast(line, surface)).toBeGreaterThanOrEqual(3)
  })
})
