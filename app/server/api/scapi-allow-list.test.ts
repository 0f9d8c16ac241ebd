import { isAllowed } from './scapi-allow-list'

test.each([
  ['shopperCustomers', 'updateCustomer', true],
  ['shopperCustomers', 'createCustomerProductListItem', true],
  ['shopperOrders', 'createPaymentInstrumentForOrder', true],
  ['shopperCustomers', 'getResetPasswordToken', true],
  // methods that only a merchant's own server may call
  ['shopperCustomers', 'resetPassword', false],
  ['shopperBaskets', 'addPriceAdjustmentToBasket', false],
  ['shopperBasketsV2', 'createBasket', true],
  ['shopperBasketsV2', 'promoteTemporaryBasket', false],
  ['shopperOrders', 'constructor', false],
] as const)('%s.%s: %s', (api, method, expected) => {
  expect(isAllowed(api, method)).toBe(expected)
})
