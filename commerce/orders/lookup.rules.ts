import { timingSafeEqual } from 'node:crypto'
import type { OrderLookup } from './order-requests.schemas'
import type { StoredOrder } from './order.repository'

/** `insufficient`: too little was named to be let in, whatever the order says. */
export type OrderAccess = 'full' | 'partial' | 'none' | 'insufficient'

/**
 * What somebody may see who knows `lookup`: a contact (e-mail or telephone) with the order view
 * code opens all, with the postal code of the bill a part.
 */
export function findAccess(
  order: StoredOrder | undefined,
  siteId: string,
  { email, phone, orderViewCode, postalCode }: OrderLookup,
): OrderAccess {
  const hasContact = Boolean(email) || Boolean(phone)
  if (!hasContact || !(orderViewCode || postalCode)) return 'insufficient'
  if (!order || order.siteId !== siteId) return 'none'
  if (!isContact(order, email, phone)) return 'none'
  if (orderViewCode) return isSame(orderViewCode, order.viewCode) ? 'full' : 'none'
  const actual = order.document.content.billingAddress?.postalCode
  const isPlace = actual !== undefined && plain(actual) === plain(postalCode ?? '')
  return isPlace ? 'partial' : 'none'
}

// what is named must be right; one of both is enough
function isContact(order: StoredOrder, email = '', phone = ''): boolean {
  const { billingAddress, shipments = [] } = order.document.content
  const phones = [billingAddress?.phone, ...shipments.map((one) => one.shippingAddress?.phone)]
  const isEmail = email === '' || plain(order.email) === plain(email)
  const isPhone = phone === '' || phones.some((one) => one !== undefined && isDigits(one, phone))
  return isEmail && isPhone
}

function isDigits(one: string, other: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '')
  return digits(one) !== '' && digits(one) === digits(other)
}

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
