import { anAddress } from '../../tests/setup/an-address'
import { listPastRecipients } from './past-recipients'

const ada = anAddress()
const ben = { ...ada, firstName: 'Ben' }
const order = (creationDate: string, ...addresses: object[]) => ({
  creationDate,
  shipments: addresses.map((shippingAddress, at) => ({ shipmentId: `s${at}`, shippingAddress })),
  productItems: addresses.map((_address, at) => ({
    productId: `of-${creationDate}-${at}`,
    quantity: 2,
    shipmentId: `s${at}`,
    c_reorderable: at === 0,
  })),
})

test('everybody once, with what they got the last time, the latest first', () => {
  const typedOtherwise = { ...ada, address1: '12 COCOA Lane.', postalCode: '63101-1234' }
  const people = listPastRecipients([
    order('2025-02-14T10:00:00Z', typedOtherwise),
    order('2025-12-01T10:00:00Z', ben, ada),
    order('2024-12-24T10:00:00Z', { ...ada, firstName: 'Cleo' }),
  ])
  expect(people.map(({ address, orderedAt }) => [Object(address).firstName, orderedAt])).toEqual([
    ['Ben', '2025-12-01T10:00:00Z'],
    ['Ada', '2025-12-01T10:00:00Z'],
    ['Cleo', '2024-12-24T10:00:00Z'],
  ])
  expect(people[1]?.items).toEqual([
    {
      productId: 'of-2025-12-01T10:00:00Z-1',
      name: 'of-2025-12-01T10:00:00Z-1',
      quantity: 2,
      isReorderable: false,
    },
  ])
})

test('not what was picked up in a shop, went nowhere, or came to nothing', () => {
  const pickedUp = { shippingAddress: ada, c_fromStoreId: '101' }
  expect(
    listPastRecipients<object>([
      { shipments: [pickedUp, { shippingAddress: { firstName: 'Nobody' } }] },
      { ...order('2025-12-01T10:00:00Z', ben), status: 'failed' },
    ]),
  ).toEqual([])
})
