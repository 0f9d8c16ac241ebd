import type { ProductFlag } from './product-facts'
import { isSubscriptionOffered } from './subscription'

test.each<[number, ProductFlag[], boolean]>([
  [25, ['enableSubscription'], false],
  [25.01, ['enableSubscription'], true],
  [10, ['enableSubscription', 'ogEnableImpulseUpsell'], true],
  [10, ['ogEnableImpulseUpsell'], true],
  [10, ['enableSubscription'], false],
  [99, [], false],
])('for %d dollars with %j: %s [PDP-071]', (price, flags, expected) => {
  expect(isSubscriptionOffered(flags, price)).toBe(expected)
})
