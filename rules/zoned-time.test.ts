import { execFileSync } from 'node:child_process'
import { fromZonedText, startOfDay, zonedText, zonedIso } from './zoned-time'

test.each([
  ['2026-03-29T09:30:00Z', 'America/Los_Angeles', '2026-03-29 02:30:00'],
  ['2026-03-08T01:00:00Z', 'Europe/Paris', '2026-03-08 02:00:00'],
  ['2028-02-29T10:00:00Z', 'Pacific/Kiritimati', '2028-03-01 00:00:00'],
  ['2026-12-31T23:30:00Z', 'America/Los_Angeles', '2026-12-31 15:30:00'],
])('%s is in %s %s', (iso, zone, text) => {
  expect(zonedText(new Date(iso), zone)).toBe(text)
})

test.each([
  ['2026-03-08', 'America/Havana', '2026-03-08T05:00:00.000Z'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['2026-10-25', 'Atlantic/Azores', '2026-10-25T00:00:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, iso) => {
  expect(startOfDay(day, zone).toISOString()).toBe(iso)
})

test.each([
  ['2026-03-08T02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
  ['2026-11-01T01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
  ['2026-03-29T02:30:15', 'America/Los_Angeles', '2026-03-29T09:30:15.000Z'],
])('%s in %s is %s', (text, zone, iso) => {
  expect(fromZonedText(text, zone).toISOString()).toBe(iso)
})

test('a text that is no time is no moment', () => {
  expect(fromZonedText('soon', 'Etc/UTC').getTime()).toBeNaN()
})

test.each(['America/Los_Angeles', 'Europe/Paris', 'Pacific/Kiritimati', 'America/Havana'])(
  'the time elsewhere is the same on a machine in %s',
  (TZ) => {
    const script = `
      const { toShopTime } = require('./commerce/sites/shop-time.rules')
      const { toInputValue, toMoment } = require('./back-office/parts/moment-input.rules')
      const days = ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01']
      for (const day of days) for (let hour = 0; hour < 24; hour += 1) {
        const moment = new Date(Date.parse(day) + hour * 3600000)
        const typed = toInputValue(moment.toISOString())
        console.log(toShopTime(moment, 'Pacific/Kiritimati').time, typed, toMoment(typed))
      }`
    const run = (zone: string) =>
      execFileSync(process.execPath, ['--import', 'tsx', '--eval', script], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      })
    expect(run(TZ)).toBe(run('Etc/UTC'))
  },
  60_000,
)

it.each([
  ['2026-11-24T04:59:59.900Z', 'America/New_York', '2026-11-23T23:59:59-05:00'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T01:30:00-04:00'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T01:30:00-05:00'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08T03:00:00-04:00'],
  ['2026-12-25T09:59:59Z', 'Pacific/Honolulu', '2026-12-24T23:59:59-10:00'],
  ['2026-06-01T00:00:00Z', 'Asia/Kolkata', '2026-06-01T05:30:00+05:30'],
])('%s is written in %s as %s', (moment, zone, expected) => {
  expect(zonedIso(new Date(moment), zone)).toBe(expected)
})
