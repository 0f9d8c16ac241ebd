import { asFields, asText } from '@/lib/read-fields'

export interface BusinessAccount {
  id: string
  name?: string
  level?: string
}

/**
 * Reads a customer's business accounts from the JSON list stored in `c_businessAccountData`
 * (ORD-020).
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
