import { validateDrawable } from './sharingFonts'

it.each([
  'Musterwacht',
  'Ayşe Wache',
  'Łódź',
  'Őry & Söhne – „Größe“, 100 %',
  'Wache\u00a0Süd',
  'Škoda-Wache',
  'Wache © 5 €',
])('draws %s', (text) => {
  expect(validateDrawable(text)).toBeNull()
})

it.each([
  ['Wache 🛡', '„🛡“ (U+1F6E1)'],
  ['Wache 👮🏽', '„👮🏽“ (U+1F46E U+1F3FD)'],
  ['Вахта', '„В“ (U+0412)'],
  ['Eĥo', '„ĥ“ (U+0125)'],
  ['Ays\u0327e', '„s\u0327“ (U+0073 U+0327)'],
  ['Wache\tSüd', '(U+0009)'],
  ['Sicher\u00adheit', '(U+00AD)'],
])('refuses %s and names the sign', (text, sign) => {
  expect(validateDrawable(text)).toContain(sign)
  expect(validateDrawable(text)).toMatch(/^enthält .* fehlt dieses Zeichen$/)
})
