import {
  countRoom,
  countRoomSharing,
  findClaim,
  findRecipientNeed,
  hasStaleDefault,
  initialShipmentId,
  isMultiShip,
  isRecipientLimitReached,
  listEmptyShipmentIds,
  listRecipients,
  nextShipmentIds,
  resolveActiveId,
  toSelections,
} from './recipients'

const address = {
  firstName: 'Ada',
  lastName: 'Bloom',
  address1: '12 Cocoa Lane',
  city: 'Saint Louis',
  stateCode: 'MO',
  postalCode: '63101',
  countryCode: 'US',
}
const pickup = { shipmentId: 'Shop', c_fromStoreId: '101' }
const me = { shipmentId: 'me' }
const one = { shipmentId: 'Shipment1', shippingAddress: address }
const two = { shipmentId: 'Shipment2', shippingAddress: { ...address, firstName: 'Ben' } }
const inside = (...ids: string[]) => ids.map((shipmentId) => ({ shipmentId, quantity: 1 }))
const idsOf = (list: { shipmentId?: string }[]) => list.map(({ shipmentId }) => shipmentId)

it('starts when a second shipment is there [MSH-002]', () => {
  expect(isMultiShip({ shipments: [] })).toBe(false)
  expect(isMultiShip({ shipments: [me], productItems: inside('me') })).toBe(false)
  expect(isMultiShip({ shipments: [me, one], productItems: inside('me') })).toBe(true)
  // a pickup shipment has no recipient
  expect(isMultiShip({ shipments: [me, pickup], productItems: inside('me', 'Shop') })).toBe(false)
})

it('leaves an emptied default shipment out as soon as there is another [MSH-003]', () => {
  const productItems = inside('Shipment1', 'Shipment2')
  expect(idsOf(listRecipients({ shipments: [me, one, two], productItems }))).toEqual([
    'Shipment1',
    'Shipment2',
  ])
  expect(idsOf(listRecipients({ shipments: [me] }))).toEqual(['me'])
})

it('finds the empty shipments that are removed [MSH-003]', () => {
  expect(listEmptyShipmentIds({ shipments: [one] })).toEqual([])
  expect(
    listEmptyShipmentIds({ shipments: [me, one, two, pickup], productItems: inside('Shipment2') }),
  ).toEqual(['Shipment1'])
})

test.each([
  ['a single one without address', [me], inside('me'), 'me'],
  ['a single one with address', [{ ...me, shippingAddress: address }], inside('me'), undefined],
  ['several', [me, one], inside('me', 'Shipment1'), undefined],
  ['the only one besides an emptied default', [me, { shipmentId: 'A' }], inside('A'), 'A'],
])('at first opens, of %s, the right one [MSH-005]', (_name, shipments, productItems, expected) => {
  expect(initialShipmentId({ shipments, productItems })).toBe(expected)
})

it('closes an active shipment that was emptied [MSH-004]', () => {
  const shipments = [one, two]
  const full = { shipments, productItems: inside('Shipment1', 'Shipment2') }
  expect(resolveActiveId('Shipment2', full)).toBe('Shipment2')
  expect(resolveActiveId('Shipment2', { shipments, productItems: inside('Shipment1') })).toBe(
    undefined,
  )
  expect(resolveActiveId('gone', full)).toBe(undefined)
})

it('reaches the limit when as many shipments are there [MSH-006]', () => {
  const basket = { shipments: [me, one], productItems: inside('me') }
  expect(isRecipientLimitReached(basket, 3)).toBe(false)
  expect(isRecipientLimitReached(basket, 2)).toBe(true)
  expect(isRecipientLimitReached(basket, 1)).toBe(true)
  expect(countRoom(basket, 20)).toBe(18)
})

it('has room for everybody when nothing stays with nobody', () => {
  const basket = {
    shipments: [me],
    productItems: [{ ...inside('me')[0], itemId: '1', quantity: 20 }],
  }
  expect(countRoom(basket, 20)).toBe(19)
  expect(countRoomSharing(basket, 20)).toBe(20)
  const each = (quantity: number) =>
    Array.from({ length: 20 }, (_, at) => (at === 0 ? {} : { moves: [{ itemId: '1', quantity }] }))
  // the last piece is not given to any recipient
  expect(findClaim(basket, each(1))).toBeUndefined()
  expect(findClaim(basket, [...each(1), { moves: [{ itemId: '1', quantity: 1 }] }])).toEqual({
    shipmentId: 'me',
    at: 1,
  })
  // the shipment already has a recipient
  const named = { ...basket, shipments: [{ ...me, shippingAddress: { firstName: 'Ada' } }] }
  expect(countRoomSharing(named, 20)).toBe(19)
  expect(findClaim(named, each(2))).toBeUndefined()
})

it('names new shipments by the lowest free numbers [MSH-007, MSH-008]', () => {
  const productItems = inside('me')
  const shipments = [me, { shipmentId: 'Shipment1' }, { shipmentId: 'Shipment3' }]
  expect(nextShipmentIds({ shipments, productItems }, 1)).toEqual(['Shipment2'])
  expect(nextShipmentIds({ shipments, productItems }, 3)).toEqual([
    'Shipment2',
    'Shipment4',
    'Shipment5',
  ])
  // the default shipment is not used yet
  expect(nextShipmentIds({ shipments: [me] }, 2)).toEqual(['me', 'Shipment1'])
})

it('knows a default shipment that was used before', () => {
  expect(hasStaleDefault({ shipments: [me] })).toBe(false)
  expect(hasStaleDefault({ shipments: [{ ...me, shippingAddress: address }] })).toBe(true)
})

const by = (shippingMethod: object) => ({
  ...one,
  shippingMethod: { id: 'Any', ...shippingMethod },
})
const called = { ...by({ c_phoneRequired: true }), shippingAddress: { ...address, phone: '3' } }
test.each([
  ['items', one, []],
  ['address', { shipmentId: 'Shipment1' }, inside('Shipment1')],
  ['phone', one, inside('Shipment1', 'Shop')],
  ['phone', by({ c_phoneRequired: true }), inside('Shipment1')],
  ['phone', by({ c_phoneRequired: 'true' }), inside('Shipment1')],
  ['method', one, inside('Shipment1')],
  [undefined, by({ c_phoneRequired: false }), inside('Shipment1')],
  [undefined, called, inside('Shipment1', 'Shop')],
])('says that %s is missing first [CHK-014]', (need, shipment, productItems) => {
  const basket = { shipments: [shipment, pickup], productItems }
  expect(findRecipientNeed(shipment, basket)).toBe(need)
})

it('shows id, name, address and choice of each recipient [MSH-013]', () => {
  expect(toSelections([me, one], new Set(['Shipment1']))).toEqual([
    { shipmentId: 'me', fullName: '', address: undefined, isSelected: false },
    { shipmentId: 'Shipment1', fullName: 'Ada Bloom', address, isSelected: true },
  ])
})
