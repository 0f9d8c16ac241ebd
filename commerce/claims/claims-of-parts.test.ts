import { randomUUID } from 'node:crypto'
import { linesWaitingIn } from '../orders/waiting-lines.rules'
import { placeByCard } from '../testing/placed-order'
import { useCheckout, useGuest, type Answer } from '../testing/test-checkout'

const CLAIMS = '/custom/claims/v1/organizations/f_ecom_prln_001'
const BY = { name: 'Ada', requestId: 'test' }

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.deleteFrom('claim').execute()
  await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
})

const backOffice = () => engine.app.services.orders.backOffice
const read = async (orderNo: string) => (await backOffice().getOrder(orderNo)).stored
const ask = (path: string, body: object): Promise<Answer> =>
  guest.call('POST', `${CLAIMS}/${path}`, body)

/** Places an order of boxes in one line, and sends one of them. */
async function placePart(quantity: number) {
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity }])
  const order = await placeByCard(guest, basketId)
  const [orderNo, itemId] = [String(order.orderNo), String(order.productItems?.[0]?.itemId)]
  const parcel = { carrier: 'UPS', items: [{ itemId, quantity: 1 }] }
  await backOffice().shipShipment(orderNo, 'me', parcel, BY)
  return { orderNo, itemId }
}
const toSend = async () =>
  (await backOffice().listNumbers({ sendBy: '2099-01-01', limit: 100 })).orderNos

test('of a line that was sent in parts, what was sent is claimed', async () => {
  const { orderNo } = await placePart(3)
  expect((await ask('claimable', { orderNo })).body).toMatchObject({ lines: [{ quantity: 1 }] })
})

test.each([2, 3])(
  'a refunded claim of the first of %d pieces leaves the others to be sent',
  async (pieces) => {
    const { orderNo, itemId } = await placePart(pieces)
    const made = await ask('claims', {
      ...{ orderNo, id: randomUUID(), kind: 'missing', items: [{ itemId, quantity: 1 }] },
    })
    expect(made.body).toMatchObject({ state: 'refunded' })
    const { document, ...order } = await read(orderNo)
    expect(linesWaitingIn(document, 'me')).toMatchObject([{ itemId, quantity: pieces - 1 }])
    expect(order).toMatchObject({ status: 'new', shippingStatus: 'part_shipped' })
    expect(await toSend()).toContain(orderNo)
    expect((await ask('claimable', { orderNo })).body).toMatchObject({ lines: [] })
    await backOffice().shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
    expect(await read(orderNo)).toMatchObject({ status: 'completed', shippingStatus: 'shipped' })
    expect(await toSend()).not.toContain(orderNo)
  },
)
