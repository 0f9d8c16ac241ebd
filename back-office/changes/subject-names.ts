export const SUBJECT_NAMES: Readonly<Record<string, string>> = {
  claim: 'Claim',
  content: 'Content item',
  coupon: 'Coupon',
  customer: 'Customer',
  edition: 'Edition',
  'gift-card': 'Gift card',
  import: 'Import',
  mail: 'Mail',
  message: 'Message',
  operator: 'Operator',
  order: 'Order',
  'phone-order': 'Phone order',
  picture: 'Picture',
  preference: 'Preference',
  product: 'Product',
  review: 'Review',
  shop: 'Shop',
  subscription: 'Subscription',
}

const SECTIONS: Readonly<Record<string, string>> = {
  claim: '/claims',
  content: '/content',
  coupon: '/coupons',
  customer: '/customers',
  'gift-card': '/gift-cards',
  mail: '/mails',
  message: '/messages',
  order: '/orders',
  'phone-order': '/phone-orders',
  product: '/products',
  shop: '/shops',
  subscription: '/subscriptions',
}

/** @returns the page of the changed record; undefined when its type has no pages. */
export function toSubjectPath(type: string, id: string): string | undefined {
  const section = SECTIONS[type]
  if (section === undefined) return undefined
  const first = id.indexOf('/')
  // a coupon's id in the log is `<site id>/<coupon id>`
  const parts = type === 'coupon' ? [id.slice(0, first), id.slice(first + 1)] : [id]
  return [section, ...parts.map(encodeURIComponent)].join('/')
}
