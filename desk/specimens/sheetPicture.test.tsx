import { sheetPicture } from './sheetPicture'
import { specimens } from './specimens'

it.each(specimens)(
  '$id: is an SVG without a fault of markup, and holds what the sheet says',
  async (specimen) => {
    const picture = new DOMParser().parseFromString(await sheetPicture(specimen), 'image/svg+xml')
    expect(picture.querySelector('parsererror')).toBeNull()
    expect(picture.documentElement.localName).toBe('svg')
    const sheet = picture.querySelector('foreignObject > div')
    expect(sheet?.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    expect(sheet?.querySelector('h4')?.textContent).toBe(specimen.title)
    expect(sheet?.querySelectorAll('table')).toHaveLength(
      specimen.blocks.filter(({ kind }) => kind === 'table').length,
    )
  },
)
