/** What operators change, by the engine's names for it. */
export const SUBJECT_NAMES: Readonly<Record<string, string>> = {
  content: 'Content item',
  coupon: 'Coupon',
  customer: 'Customer',
  edition: 'Edition',
  'gift-card': 'Gift card',
  mail: 'Mail',
  operator: 'Operator',
  order: 'Order',
  picture: 'Picture',
  product: 'Product',
  review: 'Review',
  shop: 'Shop',
  subscription: 'Subscription',
}
