import { readCustomMix } from '../custom-mix.schemas'
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

/** As `endOrder` and imports write it; the reason follows. */
const CANCELLED = 'cancelled: '

/** What is left adds the same to the figures of sales as before (docs/adr/0135). */
export function withoutPerson(document: OrderDocument, owner: NewOwner): OrderDocument {
  const { basket: _basket, history = [], custom: _custom, ...withoutBasket } = document
  const cancelled = history.find(({ text }) => text.startsWith(CANCELLED))
  const { content, ...rest } = OrderDocument.parse(strip(withoutBasket))
  // a reason is free text
  const refunds = rest.refunds?.map((refund) => ({ ...refund, reason: '' }))
  return {
    ...{ ...rest, refunds, isGuest: true, content: { ...content, customerInfo: owner } },
    ...(cancelled && { history: [{ at: cancelled.at, text: CANCELLED }] }),
  }
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (name === 'c_customMix') return withoutWords(part)
    return isPersonal(name, part) ? [] : [[name, strip(part)]]
  })
  return Object.fromEntries(entries)
}

/** The pieces of a filled box, without anything else that a shopper wrote into it. */
function withoutWords(mix: unknown): [string, unknown][] {
  const { pieces } = readCustomMix(mix) ?? {}
  const box = pieces?.map(({ productId, quantity }) => ({ pid: productId, qty: quantity }))
  return box ? [['c_customMix', JSON.stringify({ box })]] : []
}

// custom attributes may hold anything, so only the shop and values other than text are kept
function isPersonal(name: string, value: unknown): boolean {
  if (name === 'c_fromStoreId') return typeof value !== 'string'
  if (PERSONAL.has(name)) return true
  return name.startsWith('c_') && typeof value !== 'number' && typeof value !== 'boolean'
}
