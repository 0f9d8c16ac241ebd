import { ADDRESS_PARTS } from '../address-parts'
import { LIMITS } from '@rules/field-limits'
import type { RuleKey } from './rule-key'

type Longest = readonly [longest: number, key: RuleKey]

const ofAddress = Object.entries(ADDRESS_PARTS).flatMap(([name, facts]): [string, Longest][] =>
  'tooLong' in facts ? [[name, [facts.maxLength, facts.tooLong]]] : [],
)

/**
 * The maximum length of each field, by its name in the shop's API, and the error for a longer text.
 */
const FIELDS: Readonly<Record<string, Longest>> = {
  ...Object.fromEntries(ofAddress),
  email: [LIMITS.email, 'email'],
  giftMessage: [LIMITS.giftMessage, 'giftMessage'],
  code: [LIMITS.promoCode, 'invalid'],
}

/**
 * Returns the fields of a body that are longer than their forms allow, with the error for each
 * (CON-007). For the server, which applies the same limits to requests that do not come from a
 * form.
 */
export function findTooLong(body: unknown): Record<string, RuleKey> {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const [longest, key] = (Object.hasOwn(FIELDS, name) && FIELDS[name]) || []
      const isTooLong = typeof value === 'string' && value.trim().length > (longest ?? Infinity)
      return isTooLong && key ? [[name, key]] : []
    }),
  )
}
