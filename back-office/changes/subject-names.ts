/** What operators change, by the engine's names for it. */
export const SUBJECT_NAMES: Readonly<Record<string, string>> = {
  content: 'Content item',
  coupon: 'Coupon',
  customer: 'Customer',
  edition: 'Edition',
  'gift-card': 'Gift card',
  import: 'Import',
  mail: 'Mail',
  operator: 'Operator',
  order: 'Order',
  picture: 'Picture',
  preference: 'Preference',
  product: 'Product',
  review: 'Review',
  shop: 'Shop',
  subscription: 'Subscription',
}

/** Where each kind of thing has its pages. */
const SECTIONS: Readonly<Record<string, string>> = {
  content: '/content',
  coupon: '/coupons',
  customer: '/customers',
  'gift-card': '/gift-cards',
  mail: '/mails',
  order: '/orders',
  product: '/products',
  shop: '/shops',
  subscription: '/subscriptions',
}

/** @returns the page of what an entry is about; undefined where there are none of its kind. */
export function toSubjectPath(type: string, id: string): string | undefined {
  const section = SECTIONS[type]
  if (section === undefined) return undefined
  const first = id.indexOf('/')
  // a coupon is named by its site and its id
  const parts = type === 'coupon' ? [id.slice(0, first), id.slice(first + 1)] : [id]
  return [section, ...parts.map(encodeURIComponent)].join('/')
}
