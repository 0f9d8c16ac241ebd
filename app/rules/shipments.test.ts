import { anAddress } from '../../tests/setup/an-address'
import { hasAddress } from './shipments'

const address = anAddress()

test('a shipment knows where it goes with a name, street, city, state and zip code [CHK-013]', () => {
  expect(hasAddress({ shippingAddress: address })).toBe(true)
  expect(hasAddress({})).toBe(false)
})

test.each(['firstName', 'lastName', 'address1', 'city', 'stateCode', 'postalCode'])(
  'without %s it does not [CHK-013]',
  (field) => {
    expect(hasAddress({ shippingAddress: { ...address, [field]: undefined } })).toBe(false)
    expect(hasAddress({ shippingAddress: { ...address, [field]: '  ' } })).toBe(false)
  },
)
