import { examplePlan } from '@/content/planning/muster/leistungsbeschreibung'
import { downloadTender } from './downloadTender'

// Its bytes are looked at where it stands; jsdom's arrays are of another realm than the library's.
jest.mock('@/lib/both/planning/specimenDocument', () => ({
  DOCX_TYPE: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  specimenBytes: async () => new ArrayBuffer(7),
}))

const none = { day: 0, night: 0 }
const table = { weekday: none, sunday: none, holiday: none }
const make = jest.fn<string, [Blob]>(() => 'blob:tender')

beforeEach(() => {
  make.mockClear()
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: jest.fn() })
})

it('saves a Word document under the name of the specimen', async () => {
  const clicked = jest.fn()
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked(this.download, this.href)
  })
  await downloadTender(examplePlan, table)
  expect(clicked).toHaveBeenCalledWith('leistungsbeschreibung.docx', 'blob:tender')
  expect(make.mock.calls[0]?.[0].type).toContain('wordprocessingml')
  click.mockRestore()
})

it('fails where the browser refuses', async () => {
  make.mockImplementation(() => {
    throw new Error('no')
  })
  await expect(downloadTender(examplePlan, table)).rejects.toThrow('no')
})
