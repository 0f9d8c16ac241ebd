import { asFields, asText } from '@/lib/read-fields'

/** An account that a business customer buys for. */
export interface BusinessAccount {
  id: string
  name?: string
  level?: string
}

/**
 * A customer's business accounts, from the JSON list stored with them (`c_businessAccountData`,
 * ORD-020).
 */
export function readBusinessAccounts(customer: unknown): BusinessAccount[] {
  return readList(asFields(customer).c_businessAccountData).flatMap((entry) => {
    const { accountId, accountName, level } = asFields(entry)
    const id = asText(accountId)
    return id === undefined ? [] : [{ id, name: asText(accountName), level: asText(level) }]
  })
}

function readList(stored: unknown): unknown[] {
  try {
    const list: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
