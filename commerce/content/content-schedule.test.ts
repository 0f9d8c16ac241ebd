import path from 'node:path'
import { millisecondsInHour } from 'date-fns/constants'
import { useEngine } from '../testing/engine'
import { importContent } from './import-content'

const STARTS = Date.parse('2027-02-01T00:00:00-08:00')
const ENDS = Date.parse('2027-02-15T00:00:00-08:00')
const CHRISTMAS = 'Christmas, one piece at a time'
const VALENTINE = 'A red box says it first'

let clock = STARTS
const now = () => new Date(clock)

const engine = useEngine({
  now,
  seed: async (db) => {
    await importContent(db, path.resolve(__dirname, '../../demo/content'), { now })
  },
})

async function ask(moment: number, name: string, query = 'depth=all&format=inlined&locale=en-US') {
  clock = moment
  const response = await engine.app.inject(`/content-hub/content/${name}?${query}`)
  return response.json().content
}

test.each([
  ['the millisecond before its start', STARTS - 1, CHRISTMAS],
  ['its start', STARTS, VALENTINE],
  ['the millisecond before its end', ENDS - 1, VALENTINE],
  ['its end', ENDS, CHRISTMAS],
])(
  'at %s the right edition is shown, also inside a page [PRV-012]',
  async (_, moment, expected) => {
    expect((await ask(moment, 'key/brindille/home')).slots[0].slides[0].headline).toBe(expected)
    const hero = 'id/f66eb662-4e99-479c-a627-7ad08404dbe4'
    expect((await ask(moment, hero)).headline).toBe(expected)
  },
)

test('a season has its own category banners [CNT-022]', async () => {
  const categories = async (moment: number) =>
    (await ask(moment, 'key/brindille/category-banners')).banners.map(
      (entry: { categoryId: string }) => entry.categoryId,
    )
  expect(await categories(STARTS - 1)).toEqual(['christmas', 'bars'])
  expect(await categories(STARTS)).toEqual(['valentines-day', 'bars'])
})

test('an edition of one hour ends after that hour', async () => {
  const start = Date.parse('2026-12-12T18:00:00-08:00')
  const text = async (moment: number) => (await ask(moment, 'key/brindille/promo-banner')).text
  const before = await text(start - 1)
  expect(await text(start)).toMatch(/^Six o’clock/)
  expect(await text(start + millisecondsInHour)).toBe(before)
})

test('a search finds the content of the current edition', async () => {
  const find = async (moment: number) => {
    clock = moment
    const payload = { filterBy: [{ path: '/_meta/name', value: 'Home: Valentine hero' }] }
    const url = '/content-hub/content/filter'
    const response = await engine.app.inject({ method: 'POST', url, payload })
    return response.json().page.responseCount
  }
  expect([await find(STARTS - 1), await find(STARTS), await find(ENDS)]).toEqual([0, 1, 0])
})
