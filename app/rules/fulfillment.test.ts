import { fulfillmentOf, canBePickedUp, type FulfillmentFacts } from './fulfillment'

const inStock: FulfillmentFacts = {
  flags: [],
  isShippable: true,
  hasShop: false,
  isAtShop: false,
}
const withShop = { hasShop: true, isAtShop: true }
const elsewhere = { hasShop: true, isAtShop: false }
const pickupOnly = { flags: ['isPickupOnly'] } satisfies Partial<FulfillmentFacts>

describe('what is proposed', () => {
  it.each([
    ['a shop that has it', withShop, 'PICKUP'],
    ['a shop that has it, and no parcel', { ...withShop, isShippable: false }, 'PICKUP'],
    ['picked up only, without a shop', pickupOnly, 'PICKUP'],
    ['no shop', {}, 'SHIPPING'],
    ['no shop and no stock', { isShippable: false }, 'SHIPPING'],
    ['a shop without it', elsewhere, 'SHIPPING'],
    ['online only, with a shop', { ...withShop, isNeverPickedUp: true }, 'SHIPPING'],
  ] as const)('%s: %j is %s [FUL-003, FUL-004, FUL-005]', (_case, facts, preset) => {
    expect(fulfillmentOf({ ...inStock, ...facts }).preset).toBe(preset)
  })
})

describe('which way is closed, and why', () => {
  it.each([
    ['nothing special', {}, { canShip: true, canPickUp: true, notice: undefined }],
    ['pickup-only, shop', { ...pickupOnly, ...withShop }, { canShip: false, canPickUp: true }],
    ['not shippable, shop', { ...withShop, isShippable: false }, { canShip: false }],
    ['out of stock, no shop', { isShippable: false }, { canShip: false, canPickUp: true }],
    ['shop without it', elsewhere, { canShip: true, canPickUp: false, notice: 'not-at-shop' }],
    ['online only', { isNeverPickedUp: true }, { canPickUp: false, notice: 'no-pickup' }],
    ['online only, shop', { ...elsewhere, isNeverPickedUp: true }, { notice: 'no-pickup' }],
    ['pickup-only', pickupOnly, { canShip: false, isPickupOnly: true, notice: undefined }],
    [
      'pickup-only, shop without it',
      { ...pickupOnly, ...elsewhere },
      { isPickupOnly: true, notice: 'not-at-shop' },
    ],
  ])('%s [FUL-006, FUL-007, FUL-008]', (_case, facts, expected) => {
    expect(fulfillmentOf({ ...inStock, ...facts })).toMatchObject(expected)
  })
})

it.each([
  [{ flags: [], orderable: false }, true],
  [{ flags: ['isComingSoon' as const], orderable: true }, false],
  [{ flags: ['isInShopOnly' as const], orderable: true }, false],
  [{ flags: [], orderable: true, shipThrough: '2026-01-01' }, false],
])('%j is picked up: %s', (facts, expected) => {
  expect(canBePickedUp(facts, new Date('2026-06-01'))).toBe(expected)
})
