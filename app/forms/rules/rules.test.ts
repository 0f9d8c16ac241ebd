import { anAddress } from '../../../tests/setup/an-address'
import { CARD_EXPIRIES } from '../../../tests/setup/card-expiries'
import { addressRule } from './address'
import { isCardExpired, listCardYears } from './card'
import { emailRule } from './email'
import { deliveryInstructionsRule, giftMessageRule } from './printed-text'
import { formatPhone, phoneRule } from './phone'
import { canadianProvinces, usStates } from '@rules/regions'

const american = anAddress({
  companyName: '',
  address2: '',
  city: 'St. Louis',
  phone: '(314) 555-0100',
})
const canadian = { ...american, countryCode: 'CA', stateCode: 'QC', postalCode: 'h2x 1y4' }

/** Returns the errors of a value by field, in the order of the checks. */
function refusals(value: unknown): Record<string, string> {
  const result = addressRule.safeParse(value)
  if (result.success) return {}
  return Object.fromEntries(
    result.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  )
}

test('takes complete addresses of both countries', () => {
  expect(addressRule.parse(american)).toMatchObject({ phone: '3145550100', postalCode: '63101' })
  expect(addressRule.parse(canadian)).toMatchObject({ postalCode: 'H2X 1Y4' })
})

test.each([
  [{ firstName: '' }, { firstName: 'required' }],
  [{ firstName: '   ' }, { firstName: 'required' }],
  [{ firstName: 'a'.repeat(20) }, {}],
  [{ firstName: 'a'.repeat(21) }, { firstName: 'invalid' }],
  [{ lastName: 'a'.repeat(21) }, { lastName: 'invalid' }],
  [{ companyName: 'a'.repeat(30) }, {}],
  [{ companyName: 'a'.repeat(31) }, { companyName: 'invalid' }],
  [{ address1: '' }, { address1: 'required' }],
  [{ address1: '12345' }, { address1: 'street' }],
  [{ address1: `1 ${'a'.repeat(58)}` }, {}],
  [{ address1: `1 ${'a'.repeat(59)}` }, { address1: 'street' }],
  [{ address2: 'a'.repeat(61) }, { address2: 'invalid' }],
  [{ city: '' }, { city: 'required' }],
  [{ city: "O'Fallon-Mill St./#," }, { city: 'invalid' }],
  [{ city: "O'Fallon / St." }, {}],
  [{ city: "St./#, O'Fa-Mill" }, {}],
  [{ city: 'Area 51' }, { city: 'invalid' }],
  [{ city: 'a'.repeat(17) }, { city: 'invalid' }],
  [{ postalCode: '' }, { postalCode: 'required' }],
  [{ postalCode: '63101-1234' }, {}],
  [{ postalCode: '631011234' }, {}],
  [{ postalCode: '6310' }, { postalCode: 'zip' }],
  [{ postalCode: '63101-12' }, { postalCode: 'zip' }],
  [{ postalCode: 'ABCDE' }, { postalCode: 'zip' }],
  [{ stateCode: '' }, { stateCode: 'state' }],
  [{ stateCode: 'QC' }, { stateCode: 'state' }],
  [{ stateCode: 'AE' }, {}],
  [{ countryCode: '' }, { countryCode: 'country' }],
  [{ countryCode: 'FR' }, { countryCode: 'country' }],
  [{ phone: '' }, { phone: 'required' }],
  [{ phone: '555 0100' }, { phone: 'phone' }],
])(
  'an American address with %j is refused for %j [ADDR-030, ADDR-031, ADDR-032, ADDR-033, ADDR-034, ADDR-035]',
  (change, expected) => {
    expect(refusals({ ...american, ...change })).toEqual(expected)
  },
)

test.each([
  [{ stateCode: 'MO' }, { stateCode: 'province' }],
  [{ postalCode: '63101' }, { postalCode: 'postalCode' }],
  [{ postalCode: 'D2X 1Y4' }, { postalCode: 'postalCode' }],
  [{ postalCode: 'H2X1Y4' }, {}],
])('a Canadian address with %j is refused for %j [ADDR-037]', (change, expected) => {
  expect(refusals({ ...canadian, ...change })).toEqual(expected)
})

test('names everything that is missing at once', () => {
  expect(refusals({ countryCode: 'US' })).toEqual({
    firstName: 'required',
    lastName: 'required',
    address1: 'required',
    city: 'required',
    phone: 'required',
    stateCode: 'state',
    postalCode: 'required',
  })
})

test.each([
  ['3145550100', '3145550100'],
  ['(314) 555-0100', '3145550100'],
  ['+1 314.555.0100', '3145550100'],
  ['13145550100', '3145550100'],
  ['３１４５５５０１００', '3145550100'],
  ['\u200b314\u2011555\u00a00100', '3145550100'],
])('%s is the phone number %s [ADDR-044, ADDR-045]', (typed, digits) => {
  expect(phoneRule.parse(typed)).toBe(digits)
})

const NO_PHONES = [
  '314555010',
  '23145550100',
  '555-CALL',
  '131455501001',
  'none',
  '-',
  'ten letters',
]

test.each(NO_PHONES)('%s is no phone number [ADDR-043, ADDR-044, ADDR-045]', (typed) => {
  expect(phoneRule.safeParse(typed).error?.issues[0]?.message).toBe('phone')
})

test.each([
  ['3', '3'],
  ['314', '314'],
  ['3145', '(314) 5'],
  ['3145550', '(314) 555-0'],
  ['13145550100', '(314) 555-0100'],
  ['31455501009', '31455501009'],
])('%s is written %s', (typed, written) => {
  expect(formatPhone(typed)).toBe(written)
})

test.each(['a@b.co', 'ada.bloom+gift@cocoa-lane.example.museum', ' ada@example.com '])(
  '%s is an e-mail address',
  (typed) => {
    expect(emailRule.safeParse(typed).success).toBe(true)
  },
)

test.each([
  ['\u200bada@example.com', 'ada@example.com'],
  ['ada@example.com\u00a0', 'ada@example.com'],
  ['ada＠example.com', 'ada@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
])('the e-mail address %j becomes %s', (typed, address) => {
  expect(emailRule.parse(typed)).toBe(address)
})

test.each([
  ['', 'required'],
  ['ada', 'email'],
  ['ada@example', 'email'],
  ['ada@example.c', 'email'],
  ['ada@example.chocolate', 'email'],
  ['ada bloom@example.com', 'email'],
  ['@example.com', 'email'],
  ['ada@-example.com', 'email'],
  [`${'a'.repeat(39)}@example.com`, 'email'],
])('the e-mail address "%s" is refused as %s', (typed, key) => {
  expect(emailRule.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([key])
})

test.each([
  ['', undefined],
  ['Happy Birthday, Mum! See you at 5.', undefined],
  ['Two\nlines', undefined],
  ['@ # $ % * + / = <b>', undefined],
  ['It’s “yours” …', undefined],
  ['Für dich', 'giftMessage'],
  ['Fu\u0308r dich', 'giftMessage'],
  ['¡Felicidades!', 'giftMessage'],
  ['With love ♥', 'giftMessage'],
  ['Hi 🍫', 'giftMessage'],
  ['Top 1\ufe0f\u20e3', 'giftMessage'],
  ['Для тебя', 'giftMessage'],
  ['a'.repeat(150), undefined],
  ['a'.repeat(151), 'invalid'],
])('the gift message %j is refused as %s [CHK-025]', (typed, key) => {
  expect(giftMessageRule().safeParse(typed).error?.issues[0]?.message).toBe(key)
})

test('a printer with more characters prints messages and labels with them [CHK-025]', () => {
  for (const rule of [giftMessageRule, deliveryInstructionsRule]) {
    expect(rule('ISO-8859-1').parse(' Derrière la haie, s’il vous plaît ')).toBe(
      "Derrière la haie, s'il vous plaît",
    )
    expect(rule('ISO-8859-1').safeParse('Для тебя').success).toBe(false)
  }
})

test('lists every state and province once', () => {
  expect(usStates).toHaveLength(59)
  expect(new Set(usStates.map(({ name }) => name)).size).toBe(59)
  expect(canadianProvinces).toHaveLength(13)
})

test.each(CARD_EXPIRIES)(
  'a card of %d/%d is expired at %s: %s [PAY-012]',
  (month, year, moment, expected) => {
    expect(isCardExpired(month, year, new Date(moment))).toBe(expected)
  },
)

test('offers sixteen years', () => {
  const years = listCardYears(new Date('2026-11-21T12:00:00Z'))
  expect(years).toHaveLength(16)
  expect(years[0]).toBe('2026')
})
