import { readServerConfig } from './server-config.server'

const read = (PREVIEW_ACCESS_CODE: string) =>
  readServerConfig({ PREVIEW_ACCESS_CODE }).preview.accessCode

test.each([
  'short-tin-1',
  'password1234',
  'P@ssw0rd2026!',
  'Passwort-12345',
  'contraseña123',
  'aaaaaaaaaaaa',
  '123456789012',
  '102030405060',
  '24-12-1974/07-03-1981',
  'qwertyuiop12',
  'Welcome-2026',
  'preview-code-1',
  'praline-admin-1234',
  'abababababab',
  'let me in 2026',
  // six characters of two units each
  '🍫🍬🍭🍩🍪🎂',
  '            ',
  '    secret    ',
  `tin\u0000truffle-24`,
  'nougat'.repeat(34),
])('the access code %j is refused, without being shown', (code) => {
  expect(() => read(code)).toThrow(
    /^These settings are wrong:\n {2}PREVIEW_ACCESS_CODE is not valid/,
  )
})

test.each([
  'Truffle-Tin-24',
  '0f3c9a417be25d68',
  'caramel on the window sill',
  'Grüße an die Nußecke',
  'шоколадный трюфель',
  '🍫🍬🍭🍩🍪🎂🍰🧁🍮🍯🥧🍨',
  'ab'.repeat(97) + 'nougat',
])('the access code %j is accepted', (code) => {
  expect(read(code)).toBe(code)
})

test('an access code is the same however its letters are composed', () => {
  expect(read(' Cafe\u0301-con-nougat ')).toBe('Café-con-nougat')
})
