import { useCheckout, useGuest } from '../testing/test-checkout'
import {
  buySubscribed,
  registerSubscriber,
  setProductCustom,
  SUBSCRIBABLE,
} from '../testing/test-subscriber'
import { editOrders } from './testing/edit-orders'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())

const { ask, place, change } = editOrders(engine, guest)

it('a line is named once, and is known', async () => {
  const orderNo = await place()
  const [{ itemId }] = (await ask(`/${orderNo}`)).body.shipments[0].items
  const line = { itemId, quantity: 1 }
  expect((await change(orderNo, { items: [line, line] })).preview).toMatchObject({
    ...{ status: 400, body: { detail: expect.stringContaining('Each item is named once') } },
  })
  const parcel = { shipmentId: 'me', giftMessage: 'All the best' }
  expect((await change(orderNo, { shipments: [parcel, parcel] })).preview.status).toBe(400)
  const unknown = await change(orderNo, { items: [{ itemId: 'none', quantity: 1 }] })
  expect(unknown.preview.body.detail).toContain("no item 'none'")
})

it('a line is not refunded by an operator who has not seen how it was changed', async () => {
  const orderNo = await place(3)
  const { revision, shipments } = (await ask(`/${orderNo}`)).body
  const [{ itemId }] = shipments[0].items
  await change(orderNo, { items: [{ itemId, quantity: 1 }] })
  const refund = (seen: string) =>
    ask(`/${orderNo}/refunds`, {
      ...{ items: [{ itemId, quantity: 1 }], reason: 'Melted', expectedRefunded: 0 },
      revision: seen,
    })
  expect(await refund(revision)).toMatchObject({
    ...{ status: 409, body: { detail: expect.stringContaining('since you opened it') } },
  })
})

it('a line that began a subscription is neither taken out nor replaced until it ends', async () => {
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
  const orderNo = await buySubscribed(await registerSubscriber(engine), { quantity: 2 })
  const [{ itemId }] = (await ask(`/${orderNo}`)).body.shipments[0].items
  const refused = {
    status: 409,
    body: { detail: expect.stringContaining('End the subscription') },
  }
  const replaced = { items: [{ itemId, productId: 'truffles-9' }] }
  expect((await change(orderNo, replaced)).preview).toMatchObject(refused)
  const none = { items: [{ itemId, quantity: 0 }] }
  expect((await change(orderNo, none)).preview).toMatchObject(refused)
  expect((await change(orderNo, { items: [{ itemId, quantity: 1 }] })).saved.status).toBe(200)
  await engine.db.updateTable('subscription').set({ state: 'cancelled' }).execute()
  // now the parcel, which would be empty, is the reason
  expect((await change(orderNo, none)).preview.status).toBe(400)
})
