import { listShoplessLines } from './shopless-pickup'

const line = (itemId: string, shipmentId: string) => ({ itemId, shipmentId })
const productItems = [line('1', 'me'), line('2', 'Shipment1')]

test.each([
  ['its address is a shop’s', { shippingAddress: { c_storeId: '101' } }],
  ['its method is collecting', { shippingMethod: { id: 'P', c_storePickupEnabled: true } }],
])('lines whose pickup shop is unknown are found when %s [CART-018]', (_when, known) => {
  const shipments = [{ shipmentId: 'me' }, { shipmentId: 'Shipment1', ...known }]
  expect(listShoplessLines({ productItems, shipments })).toEqual([line('2', 'Shipment1')])
})

test('what a shop hands out, and what is sent, stays', () => {
  const shippingAddress = { c_storeId: '101' }
  const shipments = [
    { shipmentId: 'me', shippingAddress: { address1: '1 Main St' } },
    { shipmentId: 'Shipment1', shippingAddress, c_fromStoreId: '101' },
    { shipmentId: 'Shipment2', shippingAddress },
  ]
  expect(listShoplessLines({ productItems, shipments })).toEqual([])
})
