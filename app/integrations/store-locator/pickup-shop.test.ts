import { toWorkingTime } from '@/rules/shop-hours'
import { destinationOf, isOpenForPickup, toPickupShop } from './pickup-shop'

const located = {
  fid: '101',
  name: 'Shop 101',
  shopName: 'Maiden Lane',
  address_1: '128 Maiden Lane',
  address_2: 'Unit 4',
  city: 'San Francisco',
  region: 'CA',
  post_code: '94108',
  country: 'US',
  local_phone: '(415) 555-0128',
  lat: '37.788',
  lng: '-122.406',
  url: '',
  distance: 1.25,
  location_closure_message: '',
  c_bopisEnabled: true,
  c_temporarilyClosed: false,
  hours_sets: { primary: { days: { Monday: [{ open: '10:00', close: '20:00' }] } } },
}
// a Monday, noon and 9 pm Pacific
const noon = new Date('2026-01-05T20:00:00Z')
const evening = new Date('2026-01-06T05:00:00Z')

test('a shop is presented with its address, distance, hours and what pickup it has [SHOP-006]', () => {
  const { hours, ...shop } = toPickupShop(located)
  expect(shop).toEqual({
    id: '101',
    name: 'Maiden Lane',
    mainAddressData: '128 Maiden Lane, Unit 4',
    secondaryAddressData: 'San Francisco, CA 94108',
    distanceToShop: 1.25,
    isEnabledForBopis: true,
    isTemporarilyClosed: false,
    shopData: {
      address_1: '128 Maiden Lane',
      address_2: 'Unit 4',
      city: 'San Francisco',
      region: 'CA',
      post_code: '94108',
      country: 'US',
      local_phone: '(415) 555-0128',
    },
  })
  expect(toWorkingTime(hours, noon)).toEqual({
    isOpen: true,
    status: { kind: 'open', until: '8:00 PM' },
  })
  expect(toWorkingTime(hours, evening)).toEqual({
    isOpen: false,
    status: { kind: 'opens-later', day: 'Monday', at: '10:00 AM' },
  })
})

test.each([
  [{ c_bopisEnabled: false }, { isEnabledForBopis: false, isTemporarilyClosed: false }],
  [{ c_temporarilyClosed: true }, { isEnabledForBopis: true, isTemporarilyClosed: true }],
])('with %j it has the pickup %j [SHOP-006]', (change, pickup) => {
  expect(toPickupShop({ ...located, ...change })).toMatchObject(pickup)
})

test('a shop without a name of its own is named by its place, then by its number [SHOP-005]', () => {
  expect(toPickupShop({ ...located, shopName: '' }).name).toBe('Shop 101')
  expect(toPickupShop({ ...located, shopName: '', name: '' }).name).toBe('101')
})

test.each([
  [{ c_bopisEnabled: false }, false],
  [{ c_temporarilyClosed: true }, false],
  [{}, true],
])('with %j goods can be picked up: %s [SHOP-011]', (change, expected) => {
  expect(isOpenForPickup(toPickupShop({ ...located, ...change }))).toBe(expected)
})

test('the way there is made of the parts of its address [SHOP-021]', () => {
  expect(destinationOf(toPickupShop(located))).toEqual({
    address1: '128 Maiden Lane',
    city: 'San Francisco',
    stateCode: 'CA',
    postalCode: '94108',
    countryCode: 'US',
  })
})
