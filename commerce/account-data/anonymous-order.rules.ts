import { OrderDocument } from '../orders/order-document.schemas'

const PERSONAL = new Set([
  'address1',
  'address2',
  'bankRoutingNumber',
  'city',
  'companyName',
  'creditCardToken',
  'customerName',
  'customerNo',
  'email',
  'firstName',
  'fullName',
  'giftCertificateCode',
  'giftMessage',
  'holder',
  'jobTitle',
  'lastName',
  'message',
  'phone',
  'postBox',
  'postalCode',
  'recipientEmail',
  'recipientName',
  'salutation',
  'secondName',
  'senderName',
  'suffix',
  'suite',
  'takenBy',
  'trackingNumber',
  'trackingUrl',
])

interface NewOwner {
  customerId: string
  email: string
}

export function withoutPerson(document: OrderDocument, owner: NewOwner): OrderDocument {
  const { basket: _basket, history: _history, custom: _custom, ...withoutBasket } = document
  const { content, ...rest } = OrderDocument.parse(strip(withoutBasket))
  // a reason is free text
  const refunds = rest.refunds?.map((refund) => ({ ...refund, reason: '' }))
  return { ...rest, refunds, isGuest: true, content: { ...content, customerInfo: owner } }
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([name, part]) => !isPersonal(name, part))
  return Object.fromEntries(entries.map(([name, part]) => [name, strip(part)]))
}

// custom attributes may hold anything, so only values other than text are kept
function isPersonal(name: string, value: unknown): boolean {
  if (PERSONAL.has(name)) return true
  return name.startsWith('c_') && typeof value !== 'number' && typeof value !== 'boolean'
}
