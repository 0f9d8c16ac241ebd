import { formatBirthday } from './birthday'
import { emailSignupRule, toPhoneWithExtension } from './email-signup'

const ada = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Bloom',
  phoneNumber: '',
  zipCode: '63101',
  birthDay: '02/29/1992',
  offersPromotionsUpdates: true,
  fundraisingPrograms: false,
  corporateGiftsAndEvents: false,
}

function refusals(value: unknown): Record<string, string> {
  const issues = emailSignupRule.safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]))
}

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 21, 10) }))

test.each([
  [{}, {}],
  [{ email: '' }, { email: 'required' }],
  [{ email: 'ada@example' }, { email: 'email' }],
  [{ firstName: ' ' }, { firstName: 'required' }],
  [{ firstName: 'a'.repeat(20) }, {}],
  [{ firstName: 'a'.repeat(21) }, { firstName: 'name' }],
  [{ firstName: 'Ada1' }, { firstName: 'name' }],
  [{ firstName: 'https://x.co' }, { firstName: 'name' }],
  [{ lastName: "Zoë O'Hara-Lee Jr." }, {}],
  [{ lastName: '山田' }, {}],
  [{ lastName: '-' }, { lastName: 'name' }],
  [{ phoneNumber: undefined }, {}],
  [{ phoneNumber: '1'.repeat(25) }, {}],
  [{ phoneNumber: '1'.repeat(26) }, { phoneNumber: 'phoneLength' }],
  [{ zipCode: '' }, { zipCode: 'required' }],
  [{ zipCode: '6310' }, { zipCode: 'zipOrPostalCode' }],
  [{ zipCode: '63101-1234' }, {}],
  [{ zipCode: '63101-12345' }, { zipCode: 'zipOrPostalCode' }],
  [{ zipCode: 'H2X 1Y4' }, {}],
  [{ birthDay: '' }, { birthDay: 'required' }],
  [{ birthDay: '02/29/1991' }, { birthDay: 'birthday' }],
  [{ birthDay: '13/01/1992' }, { birthDay: 'birthday' }],
  [{ birthDay: '2/9/1992' }, { birthDay: 'birthday' }],
  [{ birthDay: '02/29/92' }, { birthDay: 'birthday' }],
  [{ birthDay: '12/31/1899' }, { birthDay: 'birthday' }],
  [{ birthDay: '11/21/2026' }, {}],
  [{ birthDay: '11/22/2026' }, { birthDay: 'birthday' }],
  [{ offersPromotionsUpdates: false }, { offersPromotionsUpdates: 'oneOption' }],
  [{ offersPromotionsUpdates: false, corporateGiftsAndEvents: true }, {}],
  [
    { email: undefined, offersPromotionsUpdates: false },
    { email: 'required', offersPromotionsUpdates: 'oneOption' },
  ],
])('a sign-up with %j is refused for %j', (change, expected) => {
  expect(refusals({ ...ada, ...change })).toEqual(expected)
})

test.each([
  ['(415) 555-0100 ext 5', '4155550100ext5'],
  ['+1 415.555.0100 x12', '14155550100x12'],
  ['', ''],
])('the phone number %j is sent as %j', (typed, sent) => {
  expect(toPhoneWithExtension(typed)).toBe(sent)
  expect(emailSignupRule.parse({ ...ada, phoneNumber: typed }).phoneNumber).toBe(sent)
})

test.each([
  ['0', '0'],
  ['02', '02'],
  ['022', '02/2'],
  ['02291992', '02/29/1992'],
  ['2/', '02'],
  ['2/9/1992', '02/09/1992'],
  ['02/29/19921', '02/29/1992'],
  ['02/', '02'],
  ['1992-02-29', '02/29/1992'],
  ['', ''],
])('the birthday %j is written %j', (typed, written) => {
  expect(formatBirthday(typed)).toBe(written)
})
