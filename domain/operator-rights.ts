/* What operators may do in the back office, by their roles (docs/adr/0096). */

export const OPERATOR_ROLES = [
  'admin',
  'content',
  'orders',
  'catalog',
  'service',
  'viewer',
] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

/** One right for each section of the back office, to look and to change. */
const OPERATOR_RIGHTS = [
  'content.read',
  'content.write',
  'orders.read',
  'orders.write',
  'reviews.read',
  'reviews.write',
  'mails.read',
  'mails.write',
  'changes.read',
  'operators.read',
  'operators.write',
] as const
export type OperatorRight = (typeof OPERATOR_RIGHTS)[number]

const READING = ['content.read', 'orders.read', 'reviews.read', 'mails.read'] as const

const RIGHTS: Readonly<Record<OperatorRole, readonly OperatorRight[]>> = {
  admin: OPERATOR_RIGHTS,
  content: ['content.read', 'content.write'],
  orders: ['orders.read', 'orders.write', 'mails.read', 'mails.write'],
  catalog: ['content.read'],
  service: ['orders.read', 'reviews.read', 'reviews.write', 'mails.read', 'mails.write'],
  viewer: [...READING, 'changes.read'],
}

/** What is known of each role where an admin chooses one. */
export const ROLE_DESCRIPTIONS: Readonly<Record<OperatorRole, string>> = {
  admin: 'Everything, and who the operators are',
  content: 'Write, schedule and publish content',
  orders: 'Send, cancel and take back orders; look at mails',
  catalog: 'Look at content',
  service: 'Decide on reviews; look at orders and mails',
  viewer: 'Look at everything but the operators',
}

export function hasRight(roles: readonly OperatorRole[], right: OperatorRight): boolean {
  return roles.some((role) => RIGHTS[role].includes(right))
}

/** The roles that give a right. */
export function rolesWith(right: OperatorRight): OperatorRole[] {
  return OPERATOR_ROLES.filter((role) => RIGHTS[role].includes(right))
}
