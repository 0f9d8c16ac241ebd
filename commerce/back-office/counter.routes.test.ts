import { PICKUP_STATES } from '../../rules/pickup-states'
import { logInClerk } from '../testing/log-in-clerk'
import { listRoutes } from '../testing/list-routes'
import { placePickup } from '../testing/place-pickup'
import { useCheckout, useGuest } from '../testing/test-checkout'

const COUNTER = '/back-office/api/counter'
const BY = { name: 'test', requestId: 'test' }
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)

beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  await engine.db.deleteFrom('order_header').execute()
  await engine.db.deleteFrom('operator').execute()
  await engine.db
    .insertInto('store')
    .values({ id: '102', name: 'Old Pasadena', country_code: 'US', inventory_list_id: 'shop-101' })
    .onConflict((same) => same.doNothing())
    .execute()
})

const logIn = (name: string, ...shops: string[]) => logInClerk(engine, name, ...shops)

test('the staff of a shop prepares and hands over the pickups of its own shops', async () => {
  const { orderNo } = await placePickup(guest, 2)
  const ask = await logIn('Ada', '101')
  expect((await ask('')).body.shops).toEqual([{ id: '101', name: expect.any(String) }])
  const { body: list } = await ask('/101/pickups')
  expect(list).toMatchObject({
    hasMore: false,
    pickups: [
      {
        ...{ orderNo, shipmentId: 'me', name: 'Ada Lovelace', state: 'placed', pieces: 2 },
        isInForce: true,
      },
    ],
  })
  const [{ dueAt, placedAt }] = list.pickups
  expect(Date.parse(dueAt)).toBeGreaterThan(Date.parse(placedAt))
  const path = `/101/pickups/${orderNo}/me`
  const { body: one } = await ask(path)
  expect(one).toMatchObject({ items: [{ productId: 'brittle', quantity: 2 }], isPaid: true })
  expect(JSON.stringify(one)).not.toMatch(/price|cost|total/i)
  const early = { from: 'placed', to: 'ready', takenBy: 'Charles Babbage' }
  expect((await ask(`${path}/moves`, early)).status).toBe(400)
  await ask(`${path}/moves`, { from: 'placed', to: 'ready' })
  const collect = (takenBy: string) =>
    ask(`${path}/moves`, { from: 'ready', to: 'collected', takenBy })
  expect((await collect('x'.repeat(101))).status).toBe(400)
  const done = await collect(' Charles Babbage ')
  expect(done.body).toMatchObject({
    state: 'collected',
    moves: [
      { state: 'ready', by: 'Ada' },
      { state: 'collected', by: 'Ada', takenBy: 'Charles Babbage' },
    ],
  })
  const { body: seen } = await guest.order('GET', `/${orderNo}`)
  expect(seen.shipments).toMatchObject([{ c_pickupTakenBy: 'Charles Babbage' }])
  const { stored } = await engine.app.services.orders.backOffice.getOrder(orderNo ?? '')
  expect(stored.document.history).toContainEqual(
    expect.objectContaining({
      text: 'pickup in Maiden Lane collected, taken by Charles Babbage',
      by: 'Ada',
    }),
  )
  expect((await ask('/101/pickups')).body.pickups).toEqual([])
  expect((await ask(`/101/pickups?text=${orderNo}`)).body.pickups).toMatchObject([
    { orderNo, state: 'collected', by: 'Ada' },
  ])
  expect((await ask('/101/stock?text=brittle')).body.products).toMatchObject([
    { productId: 'brittle', available: 18 },
  ])
})

test('what was refunded is not packed, and a pickup without anything is not listed', async () => {
  const { orderNo = '', productItems = [] } = await placePickup(guest, 3)
  const refund = (quantity: number, expectedRefunded: number) =>
    engine.app.services.orders.backOffice.refundOrder(orderNo, {
      items: [{ itemId: productItems[0]?.itemId ?? '', quantity }],
      ...{ reason: 'Sorry', restock: false, byHand: false, expectedRefunded },
    })
  const ask = await logIn('Ada', '101')
  await refund(1, 0)
  expect((await ask('/101/pickups')).body.pickups).toMatchObject([{ orderNo, pieces: 2 }])
  const path = `/101/pickups/${orderNo}/me`
  expect((await ask(path)).body).toMatchObject({
    pieces: 2,
    items: [{ quantity: 2, pieces: [{ text: '2 × Peanut Brittle' }] }],
  })
  const { refunds = [] } = (await engine.app.services.orders.backOffice.getOrder(orderNo)).stored
    .document
  await refund(2, (refunds[0]?.parts[0]?.amountMinor ?? 0) / 100)
  expect((await ask('/101/pickups')).body).toEqual({ pickups: [], hasMore: false })
  expect((await ask(path)).body).toMatchObject({ pieces: 0, items: [] })
  expect(await ask(`${path}/moves`, { from: 'placed', to: 'preparing' })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('the pickup is not collected since') },
  })
})

test('what was not collected is shown as it went back', async () => {
  const { orderNo } = await placePickup(guest, 2)
  const ask = await logIn('Ada', '101')
  const path = `/101/pickups/${orderNo}/me`
  await ask(`${path}/moves`, { from: 'placed', to: 'ready' })
  const { body } = await ask(`${path}/moves`, { from: 'ready', to: 'returned' })
  expect(body).toMatchObject({ state: 'returned', pieces: 2, items: [{ quantity: 2 }] })
  // as after its buyer's data were erased
  const { stored } = await engine.app.services.orders.backOffice.getOrder(orderNo ?? '')
  const refunds = stored.document.refunds?.map((refund) => ({ ...refund, reason: '' }))
  const row = engine.db.updateTable('order_header').where('order_no', '=', orderNo ?? '')
  await row.set({ document: JSON.stringify({ ...stored.document, refunds }) }).execute()
  expect((await ask(path)).body).toMatchObject({ pieces: 2, items: [{ quantity: 2 }] })
})

test('a refund with the reason of a pickup that was not collected is not taken for it', async () => {
  const { orderNo = '', productItems = [] } = await placePickup(guest, 2)
  const ask = await logIn('Ada', '101')
  const path = `/101/pickups/${orderNo}/me`
  await engine.app.services.orders.backOffice.refundOrder(orderNo, {
    items: [{ itemId: productItems[0]?.itemId ?? '', quantity: 1 }],
    ...{ reason: 'Not collected', restock: true, byHand: false, expectedRefunded: 0 },
  })
  await ask(`${path}/moves`, { from: 'placed', to: 'ready' })
  const { body } = await ask(`${path}/moves`, { from: 'ready', to: 'returned' })
  expect(body).toMatchObject({ state: 'returned', pieces: 1, items: [{ quantity: 1 }] })
})

test('pieces are ticked off for whoever looks next, and only those of an open pickup', async () => {
  const { orderNo } = await placePickup(guest, 2)
  const [ada, grace] = [await logIn('Ada', '101'), await logIn('Grace', '101')]
  const path = `/101/pickups/${orderNo}/me`
  const [item] = (await ada(path)).body.items
  expect(item).toMatchObject({
    pieces: [{ text: '2 × Peanut Brittle', isTicked: false }],
    isInRows: false,
  })
  const [{ key: piece }] = item.pieces
  const ticked = async () => (await grace(path)).body.items[0].pieces[0].isTicked
  for (const isTicked of [true, true, false, false, true]) {
    expect((await ada(`${path}/ticks`, { piece, isTicked })).status).toBe(200)
    expect(await ticked()).toBe(isTicked)
  }
  expect((await ada(`${path}/ticks`, { piece: 'other', isTicked: true })).status).toBe(400)
  expect((await ada(`${path}/ticks`, { piece })).status).toBe(400)
  await ada(`${path}/moves`, { from: 'placed', to: 'ready' })
  await ada(`${path}/moves`, { from: 'ready', to: 'collected' })
  expect((await grace(`${path}/ticks`, { piece, isTicked: false })).status).toBe(409)
  expect(await ticked()).toBe(true)
})

test('of another shop the staff reads and changes nothing', async () => {
  const { orderNo } = await placePickup(guest)
  const ask = await logIn('Grace', '102')
  const routes = listRoutes(engine.app).filter((route) => route.includes(`${COUNTER}/:shopId`))
  expect(routes.length).toBeGreaterThan(3)
  for (const route of routes) {
    const [method = '', address = ''] = route.split(' ')
    const toPath = (shopId: string) =>
      address
        .replace(':shopId', shopId)
        .replace(':orderNo', orderNo ?? '')
        .replace(':shipmentId', 'me')
    const all = { from: 'placed', to: 'ready', piece: 'x', isTicked: true }
    const body = method === 'GET' ? undefined : all
    expect(await ask(toPath('101'), body)).toMatchObject({
      status: 403,
      body: { detail: 'This is not one of your shops.' },
    })
    // under the name of its own shop, too
    const answer = await ask(toPath('102'), body)
    expect(JSON.stringify(answer.body)).not.toContain(orderNo)
  }
  const found = await engine.app.services.orders.backOffice.getOrder(orderNo ?? '')
  expect(found.stored.document.pickups).toBeUndefined()
})

test('what another operator did is not done in the name of who is logged in', async () => {
  const { orderNo } = await placePickup(guest)
  const ask = await logIn('Ada', '101')
  const path = `/101/pickups/${orderNo}/me/moves`
  const move = { from: 'placed', to: 'preparing' }
  const of = (email: string) => ({ 'x-operator': encodeURIComponent(email) })
  expect(await ask(path, move, of('grace@example.com'))).toMatchObject({
    status: 401,
    body: { detail: 'Another operator made this change. Log in as that one.' },
  })
  // the right of the shop is asked for after it, because a 403 would end the change
  expect((await ask('/102/pickups/1/me/moves', move, of('grace@example.com'))).status).toBe(401)
  expect((await ask(path, move, of('ada@example.com'))).body.state).toBe('preparing')
})

test('an address without a shop is closed to the staff of shops', async () => {
  const ask = await logIn('Ada', '101')
  const routes = listRoutes(engine.app).filter(
    (route) =>
      route.includes(' /back-office/api/') && !/\/api\/(?:session|sites)(?:\/|$)/.test(route),
  )
  expect(routes.length).toBeGreaterThan(80)
  const open: string[] = []
  for (const route of routes) {
    const [method = '', address = ''] = route.split(' ')
    if (method !== 'GET' && method !== 'POST') continue
    const body = method === 'GET' ? undefined : {}
    const { status } = await ask(address.replace(':shopId', '101').replaceAll(/:\w+/g, '1'), body)
    if (status !== 403) open.push(address.replace(COUNTER, ''))
  }
  expect(open.every((path) => path === '' || path.startsWith('/:shopId'))).toBe(true)
})

test('operators of all shops see each of them; invalid requests are refused', async () => {
  const { orderNo } = await placePickup(guest)
  const ask = async (path: string, payload?: object) => {
    const method = payload ? 'POST' : 'GET'
    const answer = await engine.app.inject({ method, url: `${COUNTER}${path}`, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  expect((await ask('/101/pickups')).body.pickups).toMatchObject([{ orderNo }])
  expect((await ask('/102/pickups')).body.pickups).toEqual([])
  expect((await ask('/none/pickups')).status).toBe(404)
  expect((await ask(`/102/pickups/${orderNo}/me`)).status).toBe(404)
  expect((await ask(`/101/pickups/${orderNo}/other`)).status).toBe(404)
  const move = (body: object) => ask(`/101/pickups/${orderNo}/me/moves`, body)
  expect((await move({ from: 'placed', to: 'eaten' })).status).toBe(400)
  expect((await move({ from: 'placed', to: 'collected' })).status).toBe(409)
  expect(PICKUP_STATES).toContain((await ask(`/101/pickups/${orderNo}/me`)).body.state)
})

test('an operator with the role shop needs shops that exist', async () => {
  const add = (shops: string[]) =>
    engine.app.inject({
      method: 'POST',
      url: '/back-office/api/operators',
      payload: { email: 'ada@example.com', name: 'Ada', roles: ['admin', 'shop'], shops },
    })
  expect((await add([])).json().detail).toContain('Choose the shops')
  expect((await add(['101', '999'])).json().detail).toBe('There is no shop 999.')
  const added = await add(['101', '102'])
  expect(added.json()).toMatchObject({ shops: ['101', '102'] })
  const { operators } = engine.app.services
  const ada = { name: 'Ada', roles: ['admin' as const, 'shop' as const], isDisabled: false }
  const changeTo = (shops: string[], expectedRevision: number) =>
    operators.change('ada@example.com', { ...ada, shops, expectedRevision }, BY)
  await expect(changeTo(['101', '999'], 1)).rejects.toThrow('There is no shop 999.')
  // one that the operator has already may be gone
  await engine.db.deleteFrom('store').where('id', '=', '102').execute()
  expect(await changeTo(['101', '102'], 1)).toMatchObject({ shops: ['101', '102'] })
})
