import { useEngine } from '../testing/engine'
import { mailedParcels, placeByCard } from '../testing/placed-order'
import { seedConfectioner } from '../testing/seed-confectioner'
import { ILLINOIS, useGuest } from '../testing/test-checkout'

const engine = useEngine({ seed: seedConfectioner })
beforeAll(async () => {
  const custom = JSON.stringify({ phoneRequired: true })
  await engine.db
    .updateTable('shipping_method')
    .set({ custom })
    .where('id', '=', 'Express')
    .execute()
  await engine.listen()
})
const guest = useGuest(engine)

const { phone, ...ADA } = ILLINOIS
const BEN = { ...ADA, firstName: 'Ben' }

async function bagForTwo(method: string): Promise<string> {
  const { body } = await guest.basket('POST', '', {
    shipments: [
      { shipmentId: 'me', shippingAddress: ADA, shippingMethod: { id: 'GroundDisc' } },
      { shipmentId: 'Shipment1', shippingAddress: BEN, shippingMethod: { id: method } },
    ],
    productItems: ['me', 'Shipment1'].map((shipmentId) => ({
      productId: 'assorted-9',
      quantity: 1,
      shipmentId,
    })),
  })
  return body.basketId ?? ''
}

it('recipients without a phone number are sent to, and mails do not mention one', async () => {
  const order = await placeByCard(guest, await bagForTwo('GroundDisc'))
  expect(order.shipments).toHaveLength(2)
  for (const { shippingAddress } of order.shipments ?? []) {
    expect(shippingAddress).not.toHaveProperty('phone')
  }
  const parcels = await mailedParcels(engine.db, order)
  expect(parcels).toHaveLength(2)
  for (const parcel of parcels) expect(parcel).not.toMatch(/phone|undefined|null/i)
})

it('a method may require the phone number of its own recipient', async () => {
  const basketId = await bagForTwo('Express')
  const place = () => placeByCard(guest, basketId)
  const shipment = `/${basketId}/shipments/Shipment1`
  const { body } = await guest.order('POST', '', { basketId })
  expect(body).toMatchObject({
    c_missing: expect.arrayContaining(['shipments.Shipment1.shippingAddress.phone']) as unknown,
  })
  expect(body).not.toMatchObject({
    c_missing: expect.arrayContaining(['shipments.me.shippingAddress.phone']) as unknown,
  })
  await guest.basket('PUT', `${shipment}/shipping-address`, { ...BEN, phone })
  expect((await place()).status).toBe('new')
})
