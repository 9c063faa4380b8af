import { loadAgain } from './leaving'

it('loads nothing again where nobody can note it: the page would never come to rest', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(loadAgain('again /')).toBe(false)
})
