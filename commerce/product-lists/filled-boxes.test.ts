import { z } from 'zod'
import { useEngine } from '../testing/engine'
import { seedConfectioner } from '../testing/seed-confectioner'
import { registerTestCustomer } from '../testing/test-customer'
import { useForEach } from '../testing/use'

const Made = z.object({ id: z.string() })
const List = z.object({ customerProductListItems: z.array(z.looseObject({ id: z.string() })) })
const mixOf = (nut: number) =>
  JSON.stringify({ unitType: 'piece', box: [{ pid: 'nut', qty: nut }] })
const box = (more: object = {}) => ({
  productId: 'solo-box',
  type: 'product',
  quantity: 1,
  priority: 1,
  public: false,
  c_customMix: mixOf(20),
  ...more,
})

let listId: string
const engine = useEngine(seedConfectioner)
const ada = useForEach(() => registerTestCustomer(engine.app))
beforeEach(async () => {
  listId = Made.parse((await ada.ask('POST', '/product-lists', { type: 'custom_1' })).json()).id
})

const items = () => `/product-lists/${listId}/items`
const add = (more?: object) => ada.ask('POST', items(), box(more))
const read = async () =>
  List.parse((await ada.ask('GET', `/product-lists/${listId}`)).json()).customerProductListItems

it('a filled box is stored once, and one with another mix or name separately', async () => {
  await Promise.all([add(), add(), add({ c_boxName: 'For Mum' }), add({ c_customMix: mixOf(15) })])
  const stored = await read()
  expect(
    stored.map(({ c_customMix, c_boxName }) => [c_customMix === mixOf(20), c_boxName]).sort(),
  ).toEqual([
    [false, undefined],
    [true, undefined],
    [true, 'For Mum'],
  ])
})

it('a filled box can be renamed, and an invalid name is rejected', async () => {
  const { id } = Made.parse((await add()).json())
  const renamed = await ada.ask('PATCH', `${items()}/${id}`, { c_boxName: 'For Ada' })
  expect(renamed.json()).toMatchObject({ c_boxName: 'For Ada', c_customMix: mixOf(20) })
  for (const wrong of [{ c_boxName: 'a\nb' }, { c_boxName: 7 }, { c_customMix: '{"box":[]}' }]) {
    expect((await ada.ask('PATCH', `${items()}/${id}`, wrong)).statusCode).toBe(400)
    expect((await add(wrong)).statusCode).toBe(400)
  }
})

it('a filled box is stored with the places of its pieces, which must agree with its mix', async () => {
  const mixed = (nut: number, c_boxPlaces?: unknown) => ({
    productId: 'mix-box',
    c_customMix: JSON.stringify({
      box: [
        { pid: 'nut', qty: nut },
        { pid: 'fig', qty: 20 - nut },
      ],
    }),
    c_boxPlaces,
  })
  await add(mixed(10, 'fig-5.nut-10.fig-4.fig-1'))
  await add(mixed(10, 'fig-5.nut-10.fig-5'))
  const { id } = Made.parse((await add(mixed(10, 'nut-10.fig-10'))).json())
  const stored = await read()
  expect(stored.map(({ c_boxPlaces }) => c_boxPlaces).sort()).toEqual([
    'fig-5.nut-10.fig-5',
    'nut-10.fig-10',
  ])
  for (const wrong of ['nut-20', 'fig-10.-1.nut-10', 'fig-10.nut-10.rose-1', 7, 'fig']) {
    expect((await add(mixed(10, wrong))).statusCode).toBe(400)
    const patched = await ada.ask('PATCH', `${items()}/${id}`, { c_boxPlaces: wrong })
    expect(patched.statusCode).toBe(400)
  }
  expect((await add({ c_customMix: undefined, c_boxPlaces: 'nut-20' })).statusCode).toBe(400)
  const { c_customMix } = mixed(15)
  const changed = await ada.ask('PATCH', `${items()}/${id}`, { c_customMix })
  expect(changed.json()).toMatchObject({ c_boxPlaces: 'nut-10.fig-5.nut-5' })
  const removed = await ada.ask('PATCH', `${items()}/${id}`, { c_boxPlaces: '' })
  expect(removed.json()).not.toHaveProperty('c_boxPlaces')
})

it('fifty filled boxes can be stored, also when several are added concurrently', async () => {
  const now = new Date()
  const rows = Array.from({ length: 49 }, (_, index) => ({
    id: `${listId}-${index}`,
    list_id: listId,
    type: 'product' as const,
    product_id: 'solo-box',
    custom: JSON.stringify({ c_customMix: mixOf(index + 1), c_boxName: `Box ${index}` }),
    created_at: now,
    updated_at: now,
  }))
  await engine.db.insertInto('product_list_item').values(rows).execute()
  const answers = await Promise.all(['a', 'b', 'c'].map((c_boxName) => add({ c_boxName })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  expect(await read()).toHaveLength(50)
  const refusal = answers.find(({ statusCode }) => statusCode === 400)
  expect(refusal?.json()).toMatchObject({
    detail: 'A product list may have no more than 50 filled boxes.',
  })
  const plain = await ada.ask('POST', items(), box({ c_customMix: undefined }))
  expect(plain.statusCode).toBe(200)
  const late = await ada.ask('PATCH', `${items()}/${Made.parse(plain.json()).id}`, {
    c_customMix: mixOf(20),
  })
  expect(late.statusCode).toBe(400)
})

it('filled boxes are visible to their owner only', async () => {
  const { id } = Made.parse((await add()).json())
  const eve = await registerTestCustomer(engine.app)
  for (const [method, path] of [
    ['GET', items()],
    ['PATCH', `${items()}/${id}`],
    ['DELETE', `${items()}/${id}`],
  ] as const) {
    const asked = await eve.ask(method, path === items() ? `/product-lists/${listId}` : path, {})
    expect(asked.statusCode).toBe(404)
    const named = await eve.ask(method, `/product-lists/${listId}`, {}, ada)
    expect(named.statusCode).toBe(400)
  }
  expect(await read()).toHaveLength(1)
})
