import type { ShippingMethod } from '../shipping/shipping.rules'
import { listCountries, toEditedAddress } from './edit-choices'

test.each([
  [{}, [], ['US']],
  [{ enableCanada: false, canadaEnabled: true }, [], ['US']],
  [{ canadaEnabled: true }, [], ['US', 'CA']],
  [{ enableCanada: true }, ['CA'], ['US']],
])('address forms with %o, without deliveries to %o, offer %o', (preferences, without, offered) => {
  const path = 'shipment.shippingAddress.countryCode'
  const conditions = [{ path, operator: 'is-equal', values: without }]
  const method: ShippingMethod = {
    ...{ id: 'ground', name: 'Ground', currency: 'USD', isPickup: false, custom: {} },
    ...{ taxClassId: 'standard', priceTable: [] },
    addressRule: { excluded: [{ matchMode: 'all', conditions }] },
  }
  const shippingMethods = without.length > 0 ? [method] : []
  expect(listCountries({ site: { preferences }, facts: { shippingMethods } })).toEqual(offered)
})

test.each([
  ['us', 'US'],
  ['USA', 'US'],
  ['Elbonia', 'Elbonia'],
])('the country %s of an import is edited as %s', (countryCode, edited) => {
  const given = { countryCode, address2: 'Apt 1', suite: '2' }
  expect(toEditedAddress(given)).toMatchObject({ countryCode: edited, address2: 'Apt 1, 2' })
})
