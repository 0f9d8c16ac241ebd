import type { OfficePreference } from '@contracts/preference'
import { isLookedFor, parseFieldText, toFieldText, toShownValue } from './preference-text.rules'

const preference: OfficePreference = {
  name: 'recipientLimit',
  title: 'Most recipients',
  group: 'Ordering',
  description: 'How many recipients one order may have.',
  kind: 'count',
  default: 20,
  isSet: false,
  isSecret: false,
  isDocumented: true,
  isReadOnly: false,
}

test.each([
  ['count', ' 12 ', 12],
  ['amount', '12.5', 12.5],
  ['amount', 'a lot', undefined],
  ['count', '', undefined],
  ['switch', 'true', true],
  ['switch', 'false', false],
  ['lines', ' one \n\n two', ['one', 'two']],
  ['days', '', []],
  ['text', ' (800) 555-0199 ', '(800) 555-0199'],
  ['url', ' ', undefined],
] as const)('a %s of %j is %j', (kind, text, expected) => {
  expect(parseFieldText(kind, text)).toEqual(expected)
})

test('a field begins with what is set, else with the default', () => {
  expect(toFieldText(preference)).toBe('20')
  expect(toFieldText({ ...preference, isSet: true, value: 3 })).toBe('3')
  expect(toFieldText({ ...preference, value: ['a', 'b'] })).toBe('a\nb')
})

test('values are shown as people say them', () => {
  expect([true, false, undefined, [], ['a', 'b'], 3].map(toShownValue)).toEqual([
    'On',
    'Off',
    'Nothing',
    'Nothing',
    'a, b',
    '3',
  ])
})

test('all words have to be found, in the name or in what it does', () => {
  expect(isLookedFor(preference, 'LIMIT order')).toBe(true)
  expect(isLookedFor(preference, 'limit color')).toBe(false)
  expect(isLookedFor(preference, ' ')).toBe(true)
  expect(isLookedFor(preference, '\ufeff')).toBe(false)
})
