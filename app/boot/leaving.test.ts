import { reload } from './leaving'

it('does not reload where the reason cannot be stored, as the page would reload for ever', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(reload('again /')).toBe(false)
})
