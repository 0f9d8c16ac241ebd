import { isMember, type MemberFacts } from './membership.rules'

const facts: MemberFacts = {
  isRegistered: true,
  profile: {
    email: 'ada@example.com',
    birthday: '1990-12-10',
    creationDate: '2026-11-18T09:00:00.000Z',
    c_tier: 'gold',
    c_points: 120,
    c_interests: ['dark', 'nuts'],
  },
  address: { stateCode: 'IL', postalCode: '60601' },
  activeData: { orders: 3, orderValue: 250.5 },
  groupIds: ['Everyone', 'Registered', 'Club'],
  sourceCodeGroupIds: ['print'],
  session: { deviceType: 'mobile' },
  geolocation: { countryCode: 'US' },
  at: new Date('2026-11-20T12:00:00Z'),
  timezone: 'Etc/UTC',
}

type Case = [path: string, operator: string, values: string[], expected: boolean]
const cases: Case[] = [
  ['customer.registered', 'is-true', [], true],
  ['customer.registered', 'is-false', [], false],
  ['session.authenticated', 'is-true', [], true],
  ['customer.profile.email', 'ends-with', ['@example.com'], true],
  ['customer.profile.email', 'contains', ['nobody'], false],
  ['customer.profile.email', 'does-not-contain', ['nobody'], true],
  ['customer.profile.email', 'starts-with', ['ada', 'bob'], true],
  ['customer.profile.custom.tier', 'is-equal', ['silver', 'gold'], true],
  ['customer.profile.custom.tier', 'is-not-equal', ['gold'], false],
  ['customer.profile.custom.interests', 'is-equal', ['nuts'], true],
  ['customer.profile.custom.none', 'exists', [], false],
  ['customer.profile.custom.none', 'does-not-exist', [], true],
  ['customer.profile.custom.none', 'is-not-equal', ['x'], false],
  ['customer.profile.custom.points', 'is-greater-than', ['100'], true],
  ['customer.profile.custom.points', 'is-less-than-or-equal', ['119.5'], false],
  ['customer.profile.custom.points', 'is-in-range', ['100', '120'], true],
  ['customer.profile.custom.points', 'is-not-in-range', ['100', '120'], false],
  ['customer.profile.custom.points', 'is-equal', ['120.0'], true],
  ['customer.profile.birthday', 'is-before', ['2000-01-01'], true],
  ['customer.profile.creationDate', 'is-on', ['2026-11-18'], true],
  ['customer.profile.creationDate', 'is-in-range', ['2026-11-01', '2026-11-18'], true],
  ['customer.profile.creationDate', 'is-in-the-last-x-days', ['2'], true],
  ['customer.profile.creationDate', 'is-in-the-last-x-days', ['1'], false],
  ['customer.profile.creationDate', 'is-not-in-the-next-x-days', ['5'], true],
  ['customer.profile.creationDate', 'is-in-the-current', ['month'], true],
  ['customer.profile.creationDate', 'is-in-the-last', ['week'], false],
  ['customer.profile.creationDate', 'is-today', [], false],
  ['customer.addressBook.preferredAddress.stateCode', 'is-equal', ['IL'], true],
  ['customer.activeData.orders', 'is-greater-than-or-equal', ['3'], true],
  ['customer.activeData.orderValue', 'is-greater-than', ['300'], false],
  ['customer.customerGroups', 'is-equal', ['Club'], true],
  ['session.sourceCodeGroup', 'is-equal', ['print'], true],
  ['session.custom.deviceType', 'is-equal', ['mobile'], true],
  ['request.geolocation.countryCode', 'is-equal', ['CA'], false],
  ['something.else', 'is-equal', ['x'], false],
  ['customer.profile.email', 'rhymes-with', ['x'], false],
]

it.each(cases)('the condition %s %s %j is %s', (path, operator, values, expected) => {
  const included = [{ matchMode: 'all' as const, conditions: [{ path, operator, values }] }]
  expect(isMember({ included, excluded: [] }, facts)).toBe(expected)
})

it('joins conditions and groups, and applies exclusions', () => {
  const yes = { path: 'customer.registered', operator: 'is-true', values: [] }
  const no = { path: 'customer.registered', operator: 'is-false', values: [] }
  const all = { matchMode: 'all' as const, conditions: [yes, no] }
  const any = { matchMode: 'any' as const, conditions: [yes, no] }
  expect(isMember({ included: [all], excluded: [] }, facts)).toBe(false)
  expect(isMember({ included: [any], excluded: [] }, facts)).toBe(true)
  expect(isMember({ included: [all, any], excluded: [] }, facts)).toBe(true)
  expect(isMember({ included: [any], excluded: [any] }, facts)).toBe(false)
  expect(isMember({ included: [], excluded: [] }, facts)).toBe(false)
  expect(isMember({ included: [{ matchMode: 'all', conditions: [] }], excluded: [] }, facts)).toBe(
    false,
  )
})
