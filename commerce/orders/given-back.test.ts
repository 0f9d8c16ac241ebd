import { fillPickup } from '../testing/place-pickup'
import { ILLINOIS, useCheckout, useGuest } from '../testing/test-checkout'

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(() => engine.db.updateTable('inventory').set({ ats: 20 }).execute())

const orders = () => engine.app.services.orders.backOffice
const read = async (orderNo: string) => (await orders().getOrder(orderNo)).stored
const BY = { name: 'Ada', requestId: 'test' }

/** Places an order that is not paid: two of brittle for a shop, and one for a parcel. */
async function placeBoth(methodId = 'PAY_BY_CHECK') {
  const basketId = await fillPickup(guest, 2)
  await guest.basket('POST', `/${basketId}/shipments`, {
    shipmentId: 'parcel',
    shippingAddress: ILLINOIS,
    shippingMethod: { id: 'GroundDisc' },
  })
  await guest.basket('POST', `/${basketId}/items`, [
    { productId: 'brittle', quantity: 1, shipmentId: 'parcel' },
  ])
  await guest.basket('POST', `/${basketId}/payment-instruments`, { paymentMethodId: methodId })
  const { body } = await guest.order('POST', '', { basketId })
  return { orderNo: body.orderNo ?? '', total: body.orderTotal ?? 0 }
}

const giveUpPickup = async (orderNo: string) => {
  await orders().movePickup(orderNo, 'me', { from: 'placed', to: 'ready' }, BY)
  await orders().movePickup(orderNo, 'me', { from: 'ready', to: 'returned' }, BY)
}

test('of an order that is not paid, what is left is asked for, and pays it', async () => {
  const { orderNo, total } = await placeBoth()
  const { body: before } = await guest.order('GET', `/${orderNo}`)
  const pickup = before.productItems?.find(({ shipmentId }) => shipmentId === 'me')
  const cost = (pickup?.priceAfterOrderDiscount ?? 0) + (pickup?.tax ?? 0)
  expect(cost).toBeGreaterThan(0)
  await giveUpPickup(orderNo)
  const unpaid = await read(orderNo)
  const left = Math.round((total - cost) * 100)
  expect(unpaid.document.payments.map(({ amountMinor }) => amountMinor)).toEqual([left])
  expect(unpaid.document.history?.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^\$\d+\.\d\d no longer to be paid$/),
  )
  await orders().receivePayment(orderNo, BY)
  const { body } = await guest.order('GET', `/${orderNo}`)
  expect(body).toMatchObject({ paymentStatus: 'paid' })
  const found = await orders().getOrder(orderNo)
  expect(found).toMatchObject({ canBePaid: false, refundableMinor: left })
  await orders().shipShipment(orderNo, 'parcel', { carrier: 'UPS' }, BY)
  expect((await read(orderNo)).status).toBe('completed')
})
