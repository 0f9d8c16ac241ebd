/* Operators' roles and rights in the back office (docs/adr/0096). */

export const OPERATOR_ROLES = [
  'admin',
  'content',
  'orders',
  'catalog',
  'service',
  'shop',
  'viewer',
] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

const OPERATOR_RIGHTS = [
  'home.read',
  'reports.read',
  'content.read',
  'content.write',
  'orders.read',
  'orders.write',
  'orders.comment',
  'phone-orders.read',
  'phone-orders.write',
  'claims.read',
  'claims.write',
  'counter.read',
  'counter.write',
  'catalog.read',
  'catalog.write',
  'promotions.read',
  'promotions.write',
  'gift-cards.read',
  'gift-cards.write',
  'shops.read',
  'shops.write',
  'subscriptions.read',
  'subscriptions.write',
  'reviews.read',
  'reviews.write',
  'mails.read',
  'mails.write',
  'messages.read',
  'messages.write',
  'customers.read',
  'customers.write',
  'page-speed.read',
  'imports.read',
  'imports.write',
  'preferences.read',
  'preferences.write',
  'changes.read',
  'operators.read',
  'operators.write',
] as const
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number]

const READING = [
  'home.read',
  'reports.read',
  'content.read',
  'orders.read',
  'phone-orders.read',
  'claims.read',
  'counter.read',
  'reviews.read',
  'mails.read',
  'messages.read',
  'customers.read',
  'subscriptions.read',
  'page-speed.read',
] as const
const SELLING = ['catalog.read', 'promotions.read', 'gift-cards.read', 'shops.read'] as const

const RIGHTS: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  admin: OPERATOR_RIGHTS,
  content: ['home.read', 'content.read', 'content.write', 'page-speed.read'],
  orders: [
    'home.read',
    'reports.read',
    'orders.read',
    'orders.write',
    'orders.comment',
    'phone-orders.read',
    'phone-orders.write',
    'claims.read',
    'claims.write',
    'counter.read',
    'counter.write',
    'mails.read',
    'mails.write',
    'messages.read',
    'customers.read',
    'subscriptions.read',
    'shops.read',
  ],
  catalog: [
    'home.read',
    'reports.read',
    'content.read',
    'catalog.read',
    'catalog.write',
    'promotions.read',
    'promotions.write',
    'shops.read',
    'shops.write',
    'imports.read',
    'imports.write',
    'preferences.read',
  ],
  service: [
    'home.read',
    'orders.read',
    'orders.comment',
    'phone-orders.read',
    'phone-orders.write',
    'claims.read',
    'claims.write',
    'counter.read',
    'reviews.read',
    'reviews.write',
    'mails.read',
    'mails.write',
    'messages.read',
    'messages.write',
    'customers.read',
    'customers.write',
    'subscriptions.read',
    'subscriptions.write',
    'shops.read',
    'promotions.read',
    'gift-cards.read',
    'gift-cards.write',
  ],
  shop: ['counter.read', 'counter.write'],
  viewer: [...READING, ...SELLING, 'imports.read', 'preferences.read', 'changes.read'],
}

/** The descriptions of roles, shown where an admin selects one. */
export const ROLE_DESCRIPTIONS: Readonly<Record<OperatorRole, string>> = {
  admin: 'Everything, preferences and who the operators are',
  content: 'Write, schedule and publish content; look at page speed',
  orders:
    'Send, cancel and refund orders; take orders by phone; decide claims; send mails again; look at customers, subscriptions and reports',
  catalog:
    'Change prices, stock, coupons and shops; import archives; look at content, preferences and reports',
  service:
    'Help customers: orders by phone, their claims, messages, data, subscriptions, mails, reviews and gift cards; look at orders',
  shop: 'Prepare and hand over the pickups of their own shops, and see their stock; nothing else',
  viewer: 'Look at everything but the operators',
}

export function hasRight(roles: readonly OperatorRole[], right: OperatorRight): boolean {
  return roles.some((role) => RIGHTS[role].includes(right))
}

/** Returns whether a right counts for all shops; otherwise only for the operator's own. */
export function isForAllShops(roles: readonly OperatorRole[], right: OperatorRight): boolean {
  return roles.some((role) => role !== 'shop' && RIGHTS[role].includes(right))
}

export function rolesWith(right: OperatorRight): OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => RIGHTS[role].includes(right))
}
