import type { BasketAddress } from '@/commerce-client/baskets'
import { toAddressValues } from '@/forms/address-values'
import { addressRule, type AddressOutput } from '@/forms/rules/address'
import { emailRule } from '@/forms/rules/email'

/** A contact as wallets return it: most have the name in one field. */
export interface WalletContact {
  id: string
  name: string | { firstName: string; lastName: string }
  email: string
  address: Omit<BasketAddress, 'firstName' | 'lastName'>
}

/** A contact in the list of the stand-in. */
export interface ShownContact extends WalletContact {
  name: string
}

/** A refused part of a contact: the path of its field in a form, and the rule's key. */
export interface ContactProblem {
  field: string
  rule: string
}

export type CheckedContact =
  { email: string; address: AddressOutput } | { problems: ContactProblem[] }

/** Validates a contact like a typed one. Wallets also hold addresses in other countries. */
export function checkContact(
  { name, email, address }: WalletContact,
  countries: readonly string[],
): CheckedContact {
  const { countryCode = '' } = address
  if (!countries.includes(countryCode)) return { problems: [{ field: 'country', rule: 'country' }] }
  const mail = emailRule.safeParse(email)
  const parsed = addressRule.safeParse(toAddressValues({ ...address, ...toNames(name) }))
  if (mail.success && parsed.success) return { email: mail.data, address: parsed.data }
  const problems = [
    ...(mail.error?.issues ?? []).map(({ message }) => ({ field: 'email', rule: message })),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0]),
      rule: message,
    })),
  ]
  return { problems }
}

function toNames(name: WalletContact['name']) {
  return typeof name === 'string' ? splitName(name) : name
}

/** The last word is the family name; a single word is a given name, which is refused as too little. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
