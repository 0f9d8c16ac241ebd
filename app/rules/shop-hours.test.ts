import { parseOpeningHours } from '@rules/special-days'
import { nearDays, shopStatus, shopToday, toTimeText } from './shop-hours'

const parseWeek = (value: unknown) => parseOpeningHours(value, undefined)

const ten = [{ open: '10:00', close: '20:00' }]
const hours = parseWeek({
  days: {
    Monday: ten,
    Tuesday: [
      { open: '13:30', close: '18:00' },
      { open: '9:00', close: '12:00' },
    ],
    Wednesday: ten,
    Thursday: ten,
    Friday: [{ open: '18:00', close: '01:00' }],
    Saturday: 'closed',
    Sunday: 'closed',
  },
})

// The time zone is eight hours behind UTC in January, seven in July. 2026-01-05 and 2026-07-06 are
// Mondays.
it.each([
  ['a minute before opening', '2026-01-05T17:59:00Z', { kind: 'opens-today', at: '10:00 AM' }],
  ['the opening minute', '2026-01-05T18:00:00Z', { kind: 'open', until: '8:00 PM' }],
  ['the opening minute in summer', '2026-07-06T17:00:00Z', { kind: 'open', until: '8:00 PM' }],
  ['the closing minute', '2026-01-06T04:00:30Z', { kind: 'open', until: '8:00 PM' }],
  [
    'a minute after closing',
    '2026-01-06T04:01:00Z',
    { kind: 'opens-later', day: 'Tuesday', at: '9:00 AM' },
  ],
  ['a morning', '2026-01-06T18:00:00Z', { kind: 'open', until: '12:00 PM' }],
  ['a lunch break', '2026-01-06T20:30:00Z', { kind: 'opens-today', at: '1:30 PM' }],
  ['past midnight', '2026-01-10T08:30:00Z', { kind: 'open', until: '1:00 AM' }],
  [
    'a closed weekend',
    '2026-01-10T20:00:00Z',
    { kind: 'opens-later', day: 'Monday', at: '10:00 AM' },
  ],
])('%s [SHOP-030, SHOP-045, I18N-009]', (_name, now, status) => {
  expect(shopStatus(hours, new Date(now))).toEqual(status)
})

it('opens again on the same day of next week when that is the only one [SHOP-030]', () => {
  const once = parseWeek({ days: { Monday: ten } })
  expect(shopStatus(once, new Date('2026-01-06T05:00:00Z'))).toEqual({
    kind: 'opens-later',
    day: 'Monday',
    at: '10:00 AM',
  })
})

it('is closed without any opening, unknown without hours [SHOP-030]', () => {
  const never = parseWeek('{"days":{"Monday":"closed"}}')
  expect(shopStatus(never, new Date())).toEqual({ kind: 'closed' })
  expect(shopStatus(undefined, new Date())).toEqual({ kind: 'unknown' })
})

it.each([
  [undefined],
  [''],
  ['not json'],
  ['{}'],
  [{ days: [] }],
  [{ days: { Monday: undefined } }],
])('reads no hours from %j', (value) => {
  expect(parseWeek(value)).toBeUndefined()
})

const special = parseOpeningHours(
  { days: { Monday: ten, Tuesday: ten, Wednesday: ten, Thursday: ten } },
  JSON.stringify([
    { from: '2026-01-06', name: 'Inventory', hours: 'closed' },
    { from: '2026-01-07', to: '2026-01-08', hours: [{ open: '18:00', close: '01:00' }] },
    { from: '2026-12-29', to: '2027-01-05', name: 'Holidays', hours: 'closed' },
  ]),
)
it.each([
  ['the day before', '2026-01-06T03:59:00Z', { kind: 'open', until: '8:00 PM' }],
  [
    'the evening before',
    '2026-01-06T04:01:00Z',
    { kind: 'opens-later', day: 'Wednesday', at: '6:00 PM' },
  ],
  [
    'a special day',
    '2026-01-06T20:00:00Z',
    { kind: 'opens-later', day: 'Wednesday', at: '6:00 PM' },
  ],
  ['other hours', '2026-01-07T18:00:00Z', { kind: 'opens-today', at: '6:00 PM' }],
  ['the night after', '2026-01-09T08:30:00Z', { kind: 'open', until: '1:00 AM' }],
  ['a long closure', '2026-12-29T20:00:00Z', { kind: 'closed' }],
  [
    'the next year',
    '2027-01-01T20:00:00Z',
    { kind: 'opens-later', day: 'Wednesday', at: '10:00 AM' },
  ],
])('special days take the place of the week: %s', (_name, now, status) => {
  expect(shopStatus(special, new Date(now))).toEqual(status)
})

it('a shop without weekly hours has those of its special days', () => {
  const only = parseOpeningHours(undefined, [{ from: '2026-01-06', hours: 'closed' }])
  expect(shopStatus(only, new Date('2026-01-06T20:00:00Z'))).toEqual({ kind: 'closed' })
  expect(shopStatus(only, new Date('2026-01-07T20:00:00Z'))).toEqual({ kind: 'unknown' })
})

it('a shop that is open day and night closes only on special days', () => {
  const days = Object.fromEntries(
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [
      day,
      'open24',
    ]),
  )
  const now = new Date('2026-01-05T20:00:00Z')
  expect(shopStatus(parseWeek({ days }), now)).toEqual({ kind: 'always-open' })
  const closed = parseOpeningHours({ days }, [{ from: '2026-01-07', hours: 'closed' }])
  expect(shopStatus(closed, now)).toEqual({ kind: 'open', until: '12:00 AM' })
})

it('shoppers see the special days of four weeks, and the night of yesterday', () => {
  const near = (now: string) =>
    nearDays(special?.special ?? [], new Date(now)).map(({ from }) => from)
  expect(near('2026-01-06T20:00:00Z')).toEqual(['2026-01-06', '2026-01-07'])
  expect(near('2026-01-09T20:00:00Z')).toEqual(['2026-01-07'])
  expect(near('2026-01-10T20:00:00Z')).toEqual([])
  expect(near('2026-12-01T20:00:00Z')).toEqual(['2026-12-29'])
})

it('knows the day in the shops’ time zone', () => {
  expect(shopToday(new Date('2026-01-06T07:59:00Z'))).toBe('2026-01-05')
  expect(shopToday(new Date('2026-01-06T08:00:00Z'))).toBe('2026-01-06')
})

it.each([
  [0, '12:00 AM'],
  [545, '9:05 AM'],
  [720, '12:00 PM'],
  [1080, '6:00 PM'],
  [1440, '12:00 AM'],
])('minute %d reads %s', (minute, text) => {
  expect(toTimeText(minute)).toBe(text)
})
