import {
  addBusinessDays,
  deliveryWindow,
  firstShipDate,
  isBusinessDay,
  journeyTo,
  transitOf,
  type PackingCalendar,
} from './delivery-window.rules'
import { isWarmAt } from './warm-season.rules'

const THANKSGIVING = new Set(['2026-11-26'])
// a Friday
const calendar: PackingCalendar = { today: '2026-11-20', minute: 10 * 60, closed: THANKSGIVING }
const ground = { custom: { transitDaysMin: '3', transitDaysMax: '6' } }
const overnight = { custom: { transitDaysMax: 1, orderCutoff: '11:00' } }

test.each([
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-20', 4, '2026-11-27'],
  ['2026-11-25', 1, '2026-11-27'],
  ['2026-11-27', -1, '2026-11-25'],
  ['2026-11-30', -6, '2026-11-19'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %i business days is %s', (day, count, expected) => {
  expect(addBusinessDays(day, count, THANKSGIVING)).toBe(expected)
})

test.each([
  ['2026-11-25', true],
  ['2026-11-26', false],
  ['2026-11-28', false],
])('%s is a business day: %s', (day, expected) => {
  expect(isBusinessDay(day, THANKSGIVING)).toBe(expected)
})

test.each([
  [{}, undefined],
  [{ transitDaysMax: 'soon' }, undefined],
  [{ transitDaysMin: 4, transitDaysMax: 2 }, undefined],
  [{ transitDaysMax: -1 }, undefined],
  [{ transitDaysMax: '2' }, { min: 2, max: 2 }],
  [
    { transitDaysMin: 0, transitDaysMax: 1 },
    { min: 0, max: 1 },
  ],
])('the transit time of a method with %j is %j', (custom, expected) => {
  expect(transitOf({ custom })).toEqual(expected)
})

test.each([
  ['before its cutoff', overnight, calendar, '2026-11-20'],
  ['after its cutoff', overnight, { ...calendar, minute: 11 * 60 }, '2026-11-23'],
  ['without a cutoff', ground, { ...calendar, minute: 23 * 60 }, '2026-11-20'],
  ['at the weekend', ground, { ...calendar, today: '2026-11-21' }, '2026-11-23'],
  ['on a day without dispatch', ground, { ...calendar, today: '2026-11-26' }, '2026-11-27'],
])('the first ship date %s', (_name, method, at, expected) => {
  expect(firstShipDate(method, at)).toBe(expected)
})

it('returns the possible delivery days, up to the last ship date of the goods [CHK-021]', () => {
  expect(deliveryWindow(ground, calendar)).toEqual({
    shipDate: '2026-11-20',
    arrivesFrom: '2026-11-25',
    arrivesBy: '2026-12-01',
    lastDate: '2027-05-19',
    weekdays: [1, 2, 3, 4, 5],
    closedDates: ['2026-11-26'],
  })
  expect(deliveryWindow(ground, calendar, '2026-11-23')?.lastDate).toBe('2026-12-02')
  expect(deliveryWindow({ custom: {} }, calendar)).toBeUndefined()
})

it('ships early enough for the longest transit time', () => {
  expect(journeyTo('2026-12-04', { min: 3, max: 6 }, THANKSGIVING)).toEqual({
    shipDate: '2026-11-25',
    arrivesFrom: '2026-12-01',
    arrivesBy: '2026-12-04',
  })
})

const US = (stateCode: string) => ({ countryCode: 'US', stateCode })
test.each([
  ['Texas in April', US('TX'), '2026-04-02', true],
  ['Vermont in April', US('VT'), '2026-04-02', false],
  ['Vermont in July', US('VT'), '2026-07-02', true],
  ['Hawaii in January', US('HI'), '2026-01-05', true],
  ['Alaska in May', US('AK'), '2026-05-05', false],
  ['Canada in June', { countryCode: 'CA' }, '2026-06-05', true],
  ['Canada in May', { countryCode: 'CA', stateCode: 'ON' }, '2026-05-29', false],
  ['an unknown state', { countryCode: 'US' }, '2026-07-02', undefined],
])('warm weather in %s', (_name, place, day, expected) => {
  expect(isWarmAt(place, [day])).toBe(expected)
})
