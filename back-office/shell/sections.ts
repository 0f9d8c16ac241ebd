import type { OperatorRight } from '@domain/operator-rights'

interface Section {
  name: string
  right: OperatorRight
  /** Below the back office. */
  path: string
}

/** What the back office consists of, in the order of its navigation. */
export const SECTIONS: readonly Section[] = [
  { name: 'Orders', right: 'orders.read', path: '/orders' },
  { name: 'Customers', right: 'customers.read', path: '/customers' },
  { name: 'Subscriptions', right: 'subscriptions.read', path: '/subscriptions' },
  { name: 'Products', right: 'catalog.read', path: '/products' },
  { name: 'Promotions', right: 'promotions.read', path: '/promotions' },
  { name: 'Coupons', right: 'promotions.read', path: '/coupons' },
  { name: 'Gift cards', right: 'gift-cards.read', path: '/gift-cards' },
  { name: 'Shops', right: 'shops.read', path: '/shops' },
  { name: 'Reviews', right: 'reviews.read', path: '/reviews' },
  { name: 'Mails', right: 'mails.read', path: '/mails' },
  { name: 'Content', right: 'content.read', path: '/content' },
  { name: 'Page speed', right: 'page-speed.read', path: '/page-speed' },
  { name: 'Imports', right: 'imports.read', path: '/imports' },
  { name: 'Preferences', right: 'preferences.read', path: '/preferences' },
  { name: 'Changes', right: 'changes.read', path: '/changes' },
  { name: 'Operators', right: 'operators.read', path: '/operators' },
]
