import type { Db } from '../db/client'
import { seedCatalog } from '../testing/seed-catalog'
import { openTestSearch } from '../testing/test-search'
import { toRangeTest } from './refinement.rules'
import { rebuildSearchIndex } from './search-index'
import { useForAll } from '../testing/use'

const inRange = (range: string, value: string, timezone: string) =>
  toRangeTest(range, timezone)?.(value)

const NOVEMBER = '(2026-11-01..2026-12-01)'

it.each([
  // the whole of 30 November, in the zone of the site
  [NOVEMBER, '2026-12-01T04:59:59Z', 'America/New_York', true],
  [NOVEMBER, '2026-12-01T05:00:00Z', 'America/New_York', false],
  [NOVEMBER, '2026-11-30T14:59:59Z', 'Asia/Tokyo', true],
  [NOVEMBER, '2026-11-30T15:00:00Z', 'Asia/Tokyo', false],
  // the clocks are set back in New York on 1 November, and forward in Auckland on 27 September
  [NOVEMBER, '2026-11-01T03:59:59Z', 'America/New_York', false],
  [NOVEMBER, '2026-11-01T04:00:00Z', 'America/New_York', true],
  ['(2026-11-02..)', '2026-11-02T04:59:59Z', 'America/New_York', false],
  ['(2026-11-02..)', '2026-11-02T05:00:00Z', 'America/New_York', true],
  ['(2026-09-27..2026-09-28)', '2026-09-26T12:00:00Z', 'Pacific/Auckland', true],
  ['(2026-09-27..2026-09-28)', '2026-09-27T10:59:59Z', 'Pacific/Auckland', true],
  ['(2026-09-27..2026-09-28)', '2026-09-27T11:00:00Z', 'Pacific/Auckland', false],
  // a day is the same day in every zone, however it is written
  [NOVEMBER, '2026-11-30', 'Pacific/Auckland', true],
  [NOVEMBER, '2026-11-30T00:00:00.000Z', 'America/New_York', true],
  [NOVEMBER, '2026-12-01T00:00:00.000Z', 'America/New_York', false],
  ['(2026-11-01T00:00:00.000Z..)', '2026-11-01', 'America/New_York', true],
  // moments, with any offset
  ['(2026-11-01T10:00:00+01:00..)', '2026-11-01T09:30:00Z', 'Asia/Tokyo', true],
  ['(..2026-11-01T10:30:00+01:00)', '2026-11-01T09:30:00Z', 'Asia/Tokyo', false],
  [NOVEMBER, '2026-11 in the shop', 'Asia/Tokyo', false],
])('the range %s has %s in %s: %s', (range, value, timezone, expected) => {
  expect(inRange(range, value, timezone)).toBe(expected)
})

it('compares numbers as numbers and words as words', () => {
  expect(inRange('(100..999)', '20', 'Etc/UTC')).toBe(false)
  expect(inRange('(Aa..Fa)', 'Dark', 'Etc/UTC')).toBe(true)
})

const MARCH = '2027-03-14T03:30:00.000Z'

async function seedLaunch(db: Db): Promise<void> {
  await seedCatalog(db)
  const custom = JSON.stringify({ launched: MARCH })
  await db.updateTable('product').set({ custom }).where('id', '=', 'truffles').execute()
  const preferences = JSON.stringify({ SiteTimezone: 'America/New_York' })
  await db.updateTable('site').set({ preferences }).execute()
  await rebuildSearchIndex(db)
}

const bench = useForAll(() => openTestSearch(seedLaunch))

it('refines by days of the site', async () => {
  const find = (range: string) => bench.idsOf({ refine: `c_launched=${range}` })
  // 13 March in New York, the day before the clocks change
  expect(await find('(2027-03-13..2027-03-14)')).toEqual(['truffles'])
  expect(await find('(2027-03-14..2027-03-15)')).toEqual([])
})
