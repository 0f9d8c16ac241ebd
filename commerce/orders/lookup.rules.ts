import { timingSafeEqual } from 'node:crypto'
import { toPlainText } from '../../rules/plain-text'
import { isSamePostalCode } from '../../rules/postal-code'
import type { OrderLookup, TrackOrder } from './order-requests.schemas'
import { fullOrderNo, type StoredOrder } from './order.repository'
import type { TrackingProof } from './tracked-order.mapper'

/** `insufficient`: the request contains too little data to identify its sender for any order. */
export type OrderAccess = 'full' | 'partial' | 'none' | 'insufficient'

/**
 * A contact (e-mail address or phone number) with the order view code allows full access; with the
 * postal code of the billing address, partial access.
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
  return isBilledTo(order, postalCode ?? '') ? 'partial' : 'none'
}

/** An order number as people write it: `1019`, `#00001019`, `Order no. 1019.`, `00-00 1019`. */
const WRITTEN_NUMBER = /^\D*(\d+(?:[ .,-]\d+)*)\W*$/
const MAX_DIGITS = 8

/** Returns the order numbers that a typed one can stand for, the full form last. */
export function toOrderNumbers(typed: string): string[] {
  const written = WRITTEN_NUMBER.exec(toPlainText(typed.normalize('NFKC')))?.[1] ?? ''
  const digits = written.replace(/\D/g, '').replace(/^0+(?=\d{8})/, '')
  const isNumber = digits !== '' && digits.length <= MAX_DIGITS
  return [...new Set(isNumber ? [typed, digits, fullOrderNo(digits)] : [typed])]
}

/**
 * Returns which proof for tracking an order (ORD-017) the request contains; undefined if any given
 * value is wrong, or the order belongs to another site.
 */
export function findTrackingProof(
  order: StoredOrder,
  siteId: string,
  { email, postalCode }: TrackOrder,
): TrackingProof | undefined {
  if (order.siteId !== siteId) return undefined
  if (email !== undefined && !isContact(order, email)) return undefined
  if (postalCode !== undefined && !isBilledTo(order, postalCode)) return undefined
  return email === undefined ? 'postalCode' : 'email'
}

function isBilledTo({ document }: StoredOrder, postalCode: string): boolean {
  return isSamePostalCode(document.content.billingAddress?.postalCode, postalCode)
}

// every given value must be correct; one of the two is enough
export function isContact(order: StoredOrder, email = '', phone = ''): boolean {
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

const plain = (text: string) => toPlainText(text.normalize('NFKC')).replace(/\s/g, '').toLowerCase()

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
