import type { OperatorRight } from '@rules/operator-rights'

interface Section {
  name: string
  right: OperatorRight
  /** Relative to the path of the back office. */
  path: string
}

export interface SectionGroup {
  name: string
  sections: readonly Section[]
}

/** The sections of the back office, in the order of its navigation. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    name: 'Overview',
    sections: [
      { name: 'Today', right: 'home.read', path: '/home' },
      { name: 'Reports', right: 'reports.read', path: '/reports' },
    ],
  },
  {
    name: 'Sales',
    sections: [
      { name: 'Orders', right: 'orders.read', path: '/orders' },
      { name: 'Phone orders', right: 'phone-orders.read', path: '/phone-orders' },
      { name: 'Counter', right: 'counter.read', path: '/counter' },
      { name: 'Claims', right: 'claims.read', path: '/claims' },
      { name: 'Subscriptions', right: 'subscriptions.read', path: '/subscriptions' },
      { name: 'Customers', right: 'customers.read', path: '/customers' },
      { name: 'Messages', right: 'messages.read', path: '/messages' },
      { name: 'Mails', right: 'mails.read', path: '/mails' },
    ],
  },
  {
    name: 'Catalog',
    sections: [
      { name: 'Products', right: 'catalog.read', path: '/products' },
      { name: 'Shops', right: 'shops.read', path: '/shops' },
      { name: 'Imports', right: 'imports.read', path: '/imports' },
    ],
  },
  {
    name: 'Marketing',
    sections: [
      { name: 'Promotions', right: 'promotions.read', path: '/promotions' },
      { name: 'Coupons', right: 'promotions.read', path: '/coupons' },
      { name: 'Gift cards', right: 'gift-cards.read', path: '/gift-cards' },
    ],
  },
  {
    name: 'Storefront',
    sections: [
      { name: 'Content', right: 'content.read', path: '/content' },
      { name: 'Calendar', right: 'content.read', path: '/calendar' },
      { name: 'Texts and links', right: 'content.read', path: '/texts' },
      { name: 'Pictures', right: 'content.read', path: '/media' },
      { name: 'Reviews', right: 'reviews.read', path: '/reviews' },
      { name: 'Page speed', right: 'page-speed.read', path: '/page-speed' },
    ],
  },
  {
    name: 'Settings',
    sections: [
      { name: 'Preferences', right: 'preferences.read', path: '/preferences' },
      { name: 'Operators', right: 'operators.read', path: '/operators' },
      { name: 'Changes', right: 'changes.read', path: '/changes' },
    ],
  },
]
