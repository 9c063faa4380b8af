import { leadingPhone, phoneHref, validatePhone, whatsappHref } from './phone'

it.each([
  ['069 90009-100', '+496990009100'],
  ['+49 69 90009-100', '+496990009100'],
  ['+49 (0)69 90009-100', '+496990009100'],
  ['+49 (0) 69 90009-100', '+496990009100'],
  ['(+49) 69 90009-100', '+496990009100'],
  ['0049 69 90009-100', '+496990009100'],
  ['0049 (0)69 90009-100', '+496990009100'],
  ['00 49 69 90009-100', '+496990009100'],
  ['(069) 90009/100', '+496990009100'],
  ['069-90009/100', '+496990009100'],
  ['069/90009100', '+496990009100'],
  ['069 / 90009 – 100', '+496990009100'],
  ['069\u00a090009\u2011100', '+496990009100'],
  ['069.90009.100', '+496990009100'],
  ['069 12345-22', '+49691234522'],
  ['069 12345-0', '+4969123450'],
  ['(0)4921 1234', '+4949211234'],
  ['04921 1234', '+4949211234'],
  ['0491 12345', '+4949112345'],
  ['0800 1234567', '+498001234567'],
  ['069 4567', '+49694567'],
  ['069 12345678901', '+496912345678901'],
  ['+41 44 668 18 00', '+41446681800'],
  ['0041 44 668 18 00', '+41446681800'],
  ['+41 (0)44 668 18 00', '+41446681800'],
  ['+43 (0)1/51450-0', '+431514500'],
  ['+39 06 12345678', '+390612345678'],
  ['+39 (0)6 12345678', '+390612345678'],
])('%s is dialled as %s', (printed, dialled) => {
  expect(phoneHref(printed)).toBe(`tel:${dialled}`)
})

it.each([
  ['069 90009-0 / -22', 'nennt zwei Nummern'],
  ['069 90009-0/22', 'nennt zwei Nummern'],
  ['069 90009-0 / 069 90009-22', 'nennt zwei Nummern'],
  ['069 90009-0 +49 69 90009-22', 'nennt zwei Nummern'],
  ['069 90009-0, 069 90009-22', 'enthält „,“'],
  ['siehe Website', 'enthält „s“'],
  ['069 90009-DW', 'enthält „D“'],
  ['069 90009 #22', 'enthält „#“'],
  ['69 123456', 'beginnt weder mit 0 noch mit +'],
  ['-069 123456', 'beginnt weder mit 0 noch mit +'],
  ['+999 1234567', 'keine gültige Landesvorwahl'],
  ['+', 'keine gültige Landesvorwahl'],
  ['069', 'mit der Landesvorwahl 5 Ziffern; möglich sind 8 bis 15'],
  ['069 45', 'mit der Landesvorwahl 6 Ziffern; möglich sind 8 bis 15'],
  ['069 123456789012', 'mit der Landesvorwahl 16 Ziffern; möglich sind 8 bis 15'],
  ['+33 1 42 68 53 00 12', 'zu wenige oder zu viele Ziffern'],
  ['+49 069 123456', 'würde als +49 69 123456 gewählt'],
  ['+41 044 668 18 00', 'würde als +41 44 668 18 00 gewählt'],
])('%s is refused: %s', (printed, message) => {
  expect(validatePhone(printed)).toContain(message)
  expect(() => phoneHref(printed)).toThrow(`„${printed}“ `)
})

it('opens a chat with a number as printed', () => {
  expect(whatsappHref('0151 23456789')).toBe('https://wa.me/4915123456789')
  expect(whatsappHref('+41 (0)79 123 45 67')).toBe('https://wa.me/41791234567')
})

it.each([
  ['069 123456-22', '069 123456-22'],
  ['069 123456-22, besetzt von 18 bis 8\u00a0Uhr', '069 123456-22'],
  ['+49 (0)69 123456-22; nachts', '+49 (0)69 123456-22'],
  ['069 123456-22 (0 bis 24 Uhr)', null],
  ['069 123456 18-8 Uhr', null],
  ['069 123456-22/23', null],
  ['24 Stunden besetzt: 069 123456-22', null],
  ['110', null],
  ['1.000.000\u00a0€ für Sachschäden', null],
  ['Drei Monate', null],
])('of „%s“ only what is surely a number can be called', (text, phone) => {
  expect(leadingPhone(text)).toBe(phone)
})
