import { toShopView } from '@/commerce-client/shop.mapper'
import type { Store } from '@/commerce-client/stores'

const HOURS = '{"days":{"Monday":[{"open":"10:00","close":"20:00"}],"Sunday":"closed"}}'

/** Creates a shop in San Francisco, open on Mondays from 10 am to 8 pm. */
function listedStore(id: string, name: string, more: Partial<Store> = {}): Store {
  return {
    id,
    name,
    countryCode: 'US',
    address1: '128 Maiden Lane',
    city: 'San Francisco',
    stateCode: 'CA',
    postalCode: '94108',
    phone: '(415) 555-0128',
    latitude: 37.788,
    longitude: -122.406,
    c_stateName: 'California',
    c_hoursPrimary: HOURS,
    c_storeType: 'retail',
    c_bopisEnabled: true,
    ...more,
  }
}

const quantity = { c_storeType: 'quantity_discount', c_bopisEnabled: false }
const inPasadena = { city: 'Pasadena', latitude: 34.146, longitude: -118.152 }
const inArizona = { city: 'Phoenix', stateCode: 'AZ', c_stateName: 'Arizona' }

export const STORES: Store[] = [
  listedStore('103', 'Old Pasadena', { ...quantity, ...inPasadena }),
  listedStore('101', 'Maiden Lane'),
  listedStore('107', 'Fillmore Street', { latitude: 37.79, longitude: -122.434 }),
  listedStore('106', 'Arts District', {
    city: 'Las Vegas',
    stateCode: 'NV',
    c_stateName: 'Nevada',
    latitude: 36.16,
    longitude: -115.152,
    c_temporarilyClosed: true,
    c_hoursPrimary: undefined,
    storeEvents: 'Closed while the counter is rebuilt.',
  }),
  listedStore('201', 'Harbor Way', {
    ...quantity,
    city: 'South San Francisco',
    latitude: 37.651,
    longitude: -122.398,
  }),
  listedStore('108', 'Camelback', {
    ...quantity,
    ...inArizona,
    latitude: 33.51,
    longitude: -112.03,
  }),
  listedStore('301', 'Robson Street', {
    ...quantity,
    countryCode: 'CA',
    city: 'Vancouver',
    stateCode: 'BC',
    c_stateName: 'British Columbia',
    latitude: 49.284,
    longitude: -123.124,
  }),
  listedStore('302', 'By the Pier', {
    ...quantity,
    c_isInternational: true,
    stateCode: 'GU',
    c_stateName: 'Guam',
    latitude: 13.45,
    longitude: 144.78,
  }),
]

export const SHOPS = STORES.map(toShopView)

/** Monday noon in the shops' time zone. */
export const MONDAY_NOON = new Date('2026-01-05T20:00:00Z')
