import { addDays } from '../../rules/days'
import { shopDay } from '../../rules/shop-day'
import { periodOf } from '../../rules/special-days-entry'
import type { OfficeShop, OfficeShopList } from '../../contracts/shop'
import { toWeek } from '../../rules/week-hours'
import { seedCatalog } from '../testing/seed-catalog'
import { useEngine } from '../testing/engine'

const SHOPS = '/back-office/api/shops'
const WEEK = {
  ...toWeek(() => [{ open: '10:00', close: '20:00' }]),
  Sunday: [],
  Friday: [
    { open: '14:00', close: '01:30' },
    { open: '10:00', close: '13:00' },
  ],
}

const engine = useEngine(seedCatalog)

const list = async (query = ''): Promise<OfficeShopList> =>
  (await engine.app.inject(`${SHOPS}${query}`)).json()
const read = async (id: string): Promise<OfficeShop> =>
  (await engine.app.inject(`${SHOPS}/${id}`)).json()
const put = (id: string, part: 'hours' | 'details' | 'special-days', payload: object) =>
  engine.app.inject({ method: 'PUT', url: `${SHOPS}/${id}/${part}`, payload })
const changeHours = async (id: string, change: object) => {
  const { revision: expectedRevision } = await read(id)
  return put(id, 'hours', { hours: WEEK, notes: {}, expectedRevision, ...change })
}
const historyOf = async (id: string) =>
  (await engine.app.inject(`${SHOPS}/${id}/history`)).json().entries
const asShoppersSee = async (id: string) => (await engine.app.services.shops.getShops([id]))[0]

test('shops are found by name, city, postal code, id and status', async () => {
  expect((await list()).total).toBe(3)
  for (const text of ['maiden', 'san fran', '94108', '101']) {
    expect((await list(`?text=${encodeURIComponent(text)}`)).shops).toMatchObject([{ id: '101' }])
  }
  for (const text of ['%25', 'nowhere']) expect((await list(`?text=${text}`)).total).toBe(0)
  expect((await list('?state=pickup')).shops.map(({ id }) => id)).toEqual(['101'])
  expect((await list('?state=hidden')).shops.map(({ id }) => id)).toEqual(['103'])
})

test('new hours are returned to shoppers with their text, and logged', async () => {
  const changed = await changeHours('101', { notes: { default: 'Closed on 4 July' } })
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject({
    hours: {
      Monday: [{ open: '10:00', close: '20:00' }],
      Friday: [
        { open: '10:00', close: '13:00' },
        { open: '14:00', close: '01:30' },
      ],
      Sunday: [],
    },
    notes: { default: 'Closed on 4 July' },
  })
  const seen = await asShoppersSee('101')
  expect(JSON.parse(String(seen?.c_hoursPrimary))).toMatchObject({
    days: { Monday: [{ open: '10:00', close: '20:00' }], Sunday: 'closed' },
  })
  expect(seen?.storeEvents).toBe('Closed on 4 July')
  expect(seen?.storeHours).toMatch(/^Monday: 10:00\sAM – 8:00\sPM\n/)
  expect(seen?.storeHours).not.toContain('Sunday')
  expect(await historyOf('101')).toMatchObject([
    {
      action: 'hours changed',
      operatorName: 'This machine',
      after: { Friday: '10:00–13:00, 14:00–01:30', Sunday: 'closed', text: 'Closed on 4 July' },
    },
  ])
  // saving the same values again is not recorded as a change
  expect(
    (
      await changeHours('101', {
        notes: { default: 'Closed on 4 July' },
        hours: changed.json().hours,
      })
    ).statusCode,
  ).toBe(200)
  expect(await historyOf('101')).toHaveLength(1)
})

test.each([
  ['closes before it opens', { Monday: [{ open: '18:00', close: '09:00' }] }],
  ['closes as it opens', { Monday: [{ open: '10:00', close: '10:00' }] }],
  [
    'has times that overlap',
    {
      Monday: [
        { open: '10:00', close: '14:00' },
        { open: '13:00', close: '18:00' },
      ],
    },
  ],
  [
    'is open into the next opening',
    { Sunday: [{ open: '22:00', close: '05:00' }], Monday: [{ open: '04:00', close: '18:00' }] },
  ],
  ['has no such time', { Monday: [{ open: '25:00', close: '26:00' }] }],
])('a day that %s is rejected', async (_name, days) => {
  const before = await read('102')
  const refused = await changeHours('102', { hours: { ...WEEK, Friday: [], ...days } })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().detail).not.toBe('')
  expect(await read('102')).toEqual(before)
})

test('contact details, pickup and closure of a shop can be changed', async () => {
  const { revision } = await read('102')
  const details = {
    phone: '(626) 555-0100',
    email: 'pasadena@example.com',
    isPickupEnabled: true,
    isClosed: true,
    closureMessages: { default: 'The floor is new', 'es-US': 'El piso es nuevo' },
  }
  const sent = { expectedRevision: revision, pickups: [] }
  const changed = await put('102', 'details', { ...details, ...sent })
  expect(changed.json()).toMatchObject({ ...details, state: 'closed' })
  expect(await asShoppersSee('102')).toMatchObject({
    phone: '(626) 555-0100',
    c_temporarilyClosed: true,
    c_closureMessage: 'The floor is new',
  })
  const late = await put('102', 'details', { ...details, ...sent, phone: '' })
  expect(late.statusCode).toBe(409)
  expect((await read('102')).phone).toBe('(626) 555-0100')
  expect(await historyOf('102')).toMatchObject([
    { action: 'changed', before: { isClosed: false }, after: { isClosed: true } },
  ])
  for (const wrong of [
    { phone: 'call us' },
    { email: 'nobody' },
    { closureMessages: [] },
    { pickups: 1 },
  ]) {
    const { revision: expectedRevision } = await read('102')
    const refused = await put('102', 'details', {
      ...{ ...details, pickups: [], expectedRevision },
      ...wrong,
    })
    expect(refused.statusCode).toBe(400)
  }
})

test('an unknown shop gets 404', async () => {
  expect((await engine.app.inject(`${SHOPS}/none`)).statusCode).toBe(404)
  const change = { hours: WEEK, notes: {}, expectedRevision: 'x' }
  expect((await put('none', 'hours', change)).statusCode).toBe(404)
})

const TODAY = shopDay(new Date())
const text = (day: string) => periodOf({ from: day, to: day })
const inDays = (count: number) => addDays(TODAY, count)
const special = (from: string, to = from, more = {}) => ({
  ...{ from, to, names: {}, spans: [] },
  ...more,
})
const changeSpecialDays = async (id: string, specialDays: object[]) =>
  put(id, 'special-days', {
    ...{ specialDays, pickups: [] },
    expectedRevision: (await read(id)).revision,
  })
const post = (payload: object) =>
  engine.app.inject({ method: 'POST', url: `${SHOPS}/special-days`, payload })

describe('special days', () => {
  beforeEach(async () => {
    const custom = JSON.stringify({ bopisEnabled: 'true' })
    await engine.db.updateTable('store').set({ custom }).execute()
    await engine.db.deleteFrom('audit_entry').execute()
  })

  test('are entered, changed, removed, returned to shoppers by day, and logged', async () => {
    const holiday = special(inDays(20), inDays(22), {
      names: { default: 'Feast', 'es-US': 'Fiesta' },
    })
    const late = special(inDays(5), inDays(5), {
      spans: [
        { open: '10:00', close: '13:00' },
        { open: '14:00', close: '01:00' },
      ],
    })
    const { revision } = await read('101')
    const entered = await changeSpecialDays('101', [holiday, late])
    expect(entered.json()).toMatchObject({ specialDays: [late, holiday] })
    expect(JSON.parse(String((await asShoppersSee('101'))?.c_specialDays))).toEqual([
      { from: inDays(5), to: inDays(5), name: {}, hours: late.spans },
      { from: inDays(20), to: inDays(22), name: holiday.names, hours: 'closed' },
    ])
    const stale = await put('101', 'special-days', {
      ...{ specialDays: [], pickups: [] },
      expectedRevision: revision,
    })
    expect(stale.statusCode).toBe(409)
    expect((await changeSpecialDays('101', [late])).json().specialDays).toEqual([late])
    await changeSpecialDays('101', [])
    expect(await asShoppersSee('101')).not.toHaveProperty('c_specialDays')
    expect(await asShoppersSee('101')).toHaveProperty('c_bopisEnabled')
    expect(await historyOf('101')).toMatchObject([
      { action: 'special days changed', before: { [text(inDays(5))]: '10:00–13:00, 14:00–01:00' } },
      {
        before: { [`${text(inDays(20))} – ${text(inDays(22))}`]: 'Closed, Feast, Fiesta' },
        after: {},
      },
      { before: {}, after: { [text(inDays(5))]: '10:00–13:00, 14:00–01:00' } },
    ])
  })

  test.each([
    ['have passed', [special(inDays(-1))], /has passed/],
    ['end before they begin', [special(inDays(3), inDays(2))], /before the first/],
    ['do not exist', [special('2027-02-30')], /no day 2027-02-30/],
    ['have no date', [special('')], /no day/],
    ['overlap', [special(inDays(2), inDays(4)), special(inDays(4))], /on the same day/],
    [
      'have no such time',
      [special(inDays(2), inDays(2), { spans: [{ open: '10:00', close: '25:00' }] })],
      /09:30/,
    ],
    [
      'close before they open',
      [special(inDays(2), inDays(2), { spans: [{ open: '10:00', close: '08:00' }] })],
      /closes after it opens/,
    ],
  ])('that %s are refused', async (_name, days, reason) => {
    const before = await read('101')
    const refused = await changeSpecialDays('101', days)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().detail).toMatch(reason)
    expect(await read('101')).toEqual(before)
  })

  test('that have passed stay when others are entered', async () => {
    const past = special('2025-12-25')
    const custom = JSON.stringify({ specialDays: '[{"from":"2025-12-25","hours":"closed"}]' })
    await engine.db.updateTable('store').set({ custom }).execute()
    const changed = await changeSpecialDays('101', [past, special(inDays(1))])
    expect(changed.json().specialDays).toEqual([past, special(inDays(1))])
  })

  test('are entered for several shops at once; what a shop has then is left, or replaced', async () => {
    const advent = special(inDays(10), inDays(30), { spans: [{ open: '09:00', close: '22:00' }] })
    await changeSpecialDays('102', [advent])
    const entry = special(inDays(12), inDays(12), { names: { default: 'Feast' } })
    const some = await post({ entry, shopIds: ['101', '102'], replaces: false })
    const { name } = await read('102')
    expect(some.json()).toEqual({ changed: 1, concerned: [], leftOut: [{ id: '102', name }] })
    const all = await post({ entry, replaces: true })
    expect(all.json()).toEqual({ changed: 3, concerned: [], leftOut: [] })
    expect((await read('102')).specialDays).toEqual([
      { ...advent, to: inDays(11) },
      entry,
      { ...advent, from: inDays(13) },
    ])
    expect((await read('103')).specialDays).toEqual([entry])
    // the second time, nothing changes
    expect(await historyOf('101')).toHaveLength(1)
    const unknown = await post({ entry, shopIds: ['101', 'none'], replaces: true })
    expect(unknown.statusCode).toBe(404)
    expect((await post({ entry: special(inDays(-1)), replaces: true })).statusCode).toBe(400)
  })
})
