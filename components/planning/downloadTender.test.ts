import { examplePlan, leistungsbeschreibung } from '@/content/planning/muster/leistungsbeschreibung'
import { tenderOf } from '@/lib/both/planning/tender'
import { downloadTender } from './downloadTender'

// Its bytes are looked at where it stands; jsdom's arrays are of another realm than the library's.
jest.mock('@/lib/both/planning/specimenDocument', () => ({ specimenBytes: async () => new ArrayBuffer(7) }))

const tender = tenderOf(examplePlan, null, leistungsbeschreibung)
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
  await expect(downloadTender(tender)).resolves.toBe('saved')
  expect(clicked).toHaveBeenCalledWith('leistungsbeschreibung.docx', 'blob:tender')
  expect(make.mock.calls[0]?.[0].type).toContain('wordprocessingml')
  click.mockRestore()
})

it('says so where the browser refuses', async () => {
  make.mockImplementation(() => {
    throw new Error('no')
  })
  await expect(downloadTender(tender)).resolves.toBe('failed')
})
