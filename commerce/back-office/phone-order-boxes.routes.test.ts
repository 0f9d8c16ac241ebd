import { logInOperator } from '../testing/log-in-operator'
import { seedConfectioner } from '../testing/seed-confectioner'
import { useEngine } from '../testing/engine'
import { useGuest } from '../testing/test-checkout'
import { atsOf, empty } from '../testing/shop-state'
import { ADDRESS, GUEST, phoneOrderCalls } from './testing/phone-order-calls'

let nora: { cookie: string }
const engine = useEngine({ listens: true, seed: seedConfectioner })
const guest = useGuest(engine)
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
})
beforeEach(async () => {
  await empty(engine.db, 'phone_order', 'order_header', 'outbox_mail', 'login_attempt')
  await engine.db.updateTable('inventory').set({ ats: 100 }).execute()
})

const { ask, change, link, pay, send } = phoneOrderCalls({
  ...{ engine, guest, operator: () => nora },
})
const piece = (productId: string, quantity: number) => ({ productId, quantity })
const boxOf = (...pieces: ReturnType<typeof piece>[]) => ({
  ...{ kind: 'add', productId: 'mix-box', quantity: 2, shipmentId: 'me' },
  filling: { name: 'For Mum', pieces },
})
const begin = async () => String((await ask('', GUEST)).body.id)
const refusal = async (id: string, change: object) => {
  const { revision } = (await ask(`/${id}`)).body
  return ask(`/${id}/changes`, { revision, change })
}

it('says how a box is filled, and with what of the site', async () => {
  const id = await begin()
  expect(await ask(`/${id}/box?shipmentId=me&productId=mix-box`)).toEqual({
    status: 200,
    body: {
      rules: { maximum: 20, increment: 5, flavors: 2, isPercent: false },
      pieces: [
        { productId: 'fig', name: 'fig', available: 100 },
        { productId: 'nut', name: 'nut', available: 100 },
      ],
    },
  })
  expect(await ask(`/${id}/box?shipmentId=me&productId=nut`)).toMatchObject({ status: 400 })
  const { body } = await ask(`/${id}/products?shipmentId=me&text=mix`)
  expect(body).toMatchObject([{ productId: 'mix-box', isBox: true }])
})

it('keeps a box in the order of its pieces, from the draft to the paid order', async () => {
  const id = await begin()
  const { body: filled } = await change(id, boxOf(piece('nut', 15), piece('fig', 5)))
  const [{ itemId }] = filled.parcels[0].items
  const { body } = await change(
    id,
    // filled anew, the other way round
    { kind: 'item', itemId, filling: { name: '', pieces: [piece('fig', 10), piece('nut', 10)] } },
    { kind: 'parcel', shipmentId: 'me', address: ADDRESS },
  )
  expect(filled.parcels[0].items).toMatchObject([
    { price: 48, filling: { name: 'For Mum', inWords: '15 × nut, 5 × fig' } },
  ])
  const filling = {
    name: '',
    inWords: '10 × fig, 10 × nut',
    pieces: [piece('fig', 10), piece('nut', 10)],
  }
  expect(body.parcels[0].items).toMatchObject([{ productId: 'mix-box', quantity: 2, filling }])

  const anew = await ask('', { from: id })
  expect(anew.body.parcels[0].items).toMatchObject([{ filling }])

  const sent = await send(body)
  expect(sent.body.parcels[0].items).toMatchObject([{ filling }])
  const token = sent.body.link.split('#')[1]
  expect((await link('read', { token })).body).toMatchObject({
    parcels: [{ lines: expect.arrayContaining(['2 × mix-box', '10 × fig, 10 × nut']) }],
  })
  expect((await pay(token)).body).toMatchObject({ state: 'placed' })
  const order = await engine.app.services.orders.findOrder(sent.body.orderNo)
  expect(order?.document.basket?.document.items).toMatchObject([
    { custom: { c_boxPlaces: 'fig-10.nut-10' } },
  ])
  expect(await atsOf(engine.db, 'fig')).toBe(80)
  expect(await atsOf(engine.db, 'nut')).toBe(80)
})

it.each([
  ['too few pieces', boxOf(piece('nut', 10), piece('fig', 5)), 'total'],
  ['too few flavors', boxOf(piece('nut', 20)), 'flavors'],
  ['half a step', boxOf(piece('nut', 13), piece('fig', 7)), 'increment'],
  ['what is no piece', boxOf(piece('nut', 10), piece('leaflet', 10)), 'piece'],
])('refuses a box with %s', async (_name, added, c_reason) => {
  expect(await refusal(await begin(), added)).toMatchObject({ status: 400, body: { c_reason } })
})

it('refuses more pieces than there are, a piece named twice, and a filling of other goods', async () => {
  const id = await begin()
  await engine.db
    .updateTable('inventory')
    .set({ ats: 15 })
    .where('product_id', '=', 'fig')
    .execute()
  const scarce = await refusal(id, boxOf(piece('nut', 10), piece('fig', 10)))
  expect(scarce).toMatchObject({ status: 400, body: { c_productId: 'fig' } })
  const twice = await refusal(id, boxOf(piece('nut', 10), piece('nut', 10)))
  expect(twice.status).toBe(400)
  const { filling } = boxOf(piece('nut', 20))
  const other = { kind: 'add', productId: 'assorted-9', quantity: 1, shipmentId: 'me', filling }
  expect(await refusal(id, other)).toMatchObject({ status: 400 })
  expect((await ask(`/${id}`)).body.parcels[0].items).toEqual([])
})
