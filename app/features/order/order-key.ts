import type { OrderKey } from '@/commerce-client/orders'
import { asFields, asText } from '@/lib/read-fields'

/**
 * What the link in an order's mail knows: `#order=…&code=…&email=…`. A fragment is sent to nobody;
 * undefined where there is none.
 */
export function readMailedKey(hash: string): OrderKey | undefined {
  const known = new URLSearchParams(hash.replace(/^#/, ''))
  const [orderNo, orderViewCode, email] = ['order', 'code', 'email'].map((name) => known.get(name))
  return orderNo && orderViewCode && email ? { orderNo, orderViewCode, email } : undefined
}

/** The key as an entry of the browser's history keeps it: there for a reload, and in no address. */
export function readKeptKey(state: unknown): OrderKey | undefined {
  const fields = asFields(asFields(state).orderKey)
  const orderNo = asText(fields.orderNo)
  const email = asText(fields.email)
  if (!orderNo || !email) return undefined
  const orderViewCode = asText(fields.orderViewCode)
  return { orderNo, email, ...(orderViewCode ? { orderViewCode } : postalCodeOf(fields)) }
}

function postalCodeOf(fields: Readonly<Record<string, unknown>>) {
  return { postalCode: asText(fields.postalCode) ?? '' }
}

export const keepKey = (orderKey: OrderKey) => ({ orderKey })
