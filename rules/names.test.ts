import fc from 'fast-check'
import { isCompanyName, isName, isTown } from './names'
import { toPlainLines, toPlainText } from './plain-text'

it.each([
  ...[
    'Ana María',
    'Ana Mari\u0301a',
    'Ragnhildur',
    'Þóra',
    'Żółć',
    'Łukasz',
    'Nguyễn',
    'Đặng',
    'Øystein',
  ],
  ...["O'Brien", 'O’Brien', 'O‘Brien', 'Oʼ Brien', 'D´Arco', "'t Hooft", 'Kaʻū', 'Gal·la', 'J.-P.'],
  ...[
    'Jean-Luc',
    'Jean\u2011Luc',
    'Jean\u00a0Luc',
    'Jean\u202fLuc',
    'St. John',
    'Smith, Jr.',
    'Ana & Ben',
  ],
  ...[
    'Мария',
    'Ελένη',
    'محمد',
    'דוד',
    'प्रिया',
    'தமிழ்',
    '王小明',
    'さくら',
    'ジョン・スミス',
    '김민수',
    'ლალი',
    'می\u200cخواهم',
  ],
])('%s is a name', (name) => {
  expect(isName(name)).toBe(true)
})

it.each([
  ...[
    '',
    ' ',
    '1234',
    'Ann1',
    '４',
    'Ann٣',
    '🍫',
    'Ann 🍫',
    '❤',
    '<b>Ann</b>',
    'Ann<',
    '&lt;Ann',
    'a\u0007b',
  ],
  ...[
    'a\u0007b',

    '-',
    "'",
    '’',
    '.',
    ',',
    '...',
    '()',
    '\u0301',
    '\u00ad',
    'Ann@home',
    'Ann_',
    'Ann;',
    '{Ann}',
  ],
])('%j is no name', (name) => {
  expect(isName(name)).toBe(false)
})

it.each([
  ...[
    'Cañon City',
    'Montréal',
    'Québec',
    'São Paulo',
    'Coeur d’Alene',
    'Utqiaġvik',
    'Mayagüez',
    'Hawaiʻi Kai',
  ],
  ...[
    "St. John's",
    'Winston-Salem',
    'Añasco / Rincón',
    'St.\u00a0Louis',
    'Trois\u2011Rivières',
    'Saint-Louis-du-Ha! Ha!',
    'Frankfurt (Oder)',
    'Halle (Saale)',
    '100 Mile House',
    '29 Palms',
    'Truth or Consequences',
    'Winchester-on-the-Severn',
    'Hell (MI)',
    'Ocean City #2',
    'Ocean City # 2',
    '#2 Ocean City',
    'Col. 5 de Mayo',
    'Ejido 20 de Noviembre',
    'Dollard-Des Ormeaux',
    "L'Île-Perrot",
    'Sainte-Anne-de-la-Pocatière',
    'Kitchener/Waterloo',
    'Gustavo A. Madero',
    'Hatillo, P.R.',
    'Peñuelas',
    "O'Fallon",
    'Zzyzx',
    '70 Mile House',
  ],
])('%s is a town', (town) => {
  expect(isTown(town)).toBe(true)
})

it.each([
  'Sp4ce',
  'Area 51',
  'Ocean City 2',
  'Ocean City #2b',
  '#2',
  '5th',
  '#',
  '100',
  '12 34',
  '...',
  '-',
  '🍫',
  '<i>',
  'Paris & Co',
  'Paris\u0000',
  '(Paris)',
  '',
])('%j is no town', (town) => {
  expect(isTown(town)).toBe(false)
})

it.each([
  ...['Bloom & Sons', 'L’Atelier', "L'Atelier", '3M', 'Müller GmbH & Co. KG', 'A/B (US) #1'],
  ...['Jean\u2011Luc', 'Praline\u00a0Inc.', '株式会社', 'Yahoo!', 'E*TRADE', '#1 Cakes'],
  ...['Toys “R” Us', '“Sweet” Co.', 'Mom’s @ Home', 'St. Jude’s: Hospital', "'47"],
  ...['99¢ Only', '$1 Store', '100% Cacao', 'Foo_Bar', 'Me™', 'Y’all®', 'Ai…', '+Pool', '@Home'],
  ...['&pizza', '(RED)', '[solidcore]', '¡Hola! Foods', '¿Qué?', '€uro Shop', 'A × B', '«Sucre»'],
  ...['Café • Bar', '№ 5', '*NSYNC', '.com Co', '¢hange'],
])('%s is a company', (company) => {
  expect(isCompanyName(company)).toBe(true)
})

it.each(['', ' ', '&', '$', '@', '...', '( )', '<b>', 'Bloom🍫', 'Bloom;', 'a\u0007b'])(
  '%j is no company',
  (company) => {
    expect(isCompanyName(company)).toBe(false)
  },
)

it('a name is stored with one spelling per character', () => {
  expect(toPlainText(' Mari\u0301a\u00a0\u2009José  O’Neill\u2010Díaz\u200b ')).toBe(
    "María José O'Neill-Díaz",
  )
  expect(toPlainText('می\u200cخواهم')).toBe('می\u200cخواهم')
  expect(toPlainText('1 Main St\r\n\tApt\u2028 2\u0085')).toBe('1 Main St Apt 2')
})

it('a text of several lines has one kind of line break and nothing that nobody sees', () => {
  const typed = ' For\u202e you\u0007\r\n\u200bwith\u2028love,\u0085\tAda 👩‍🍳\u001b '
  expect(toPlainLines(typed)).toBe('For you\nwith\nlove,\n\tAda 👩‍🍳')
  expect(toPlainLines('\u3164\r\n\u200d')).toBe('')
})

it.each(['\u3164', '\u2800', '\u200d\u200c', '\u180e', '\u0301', '\u{e0041}', '\ufe0f \u034f'])(
  '%j, which nobody sees, is empty',
  (typed) => {
    expect(toPlainText(typed)).toBe('')
  },
)

it('writing a text plainly a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = toPlainText(text)
      expect(toPlainText(plain)).toBe(plain)
      expect(isName(plain)).toBe(isName(text))
    }),
  )
})
