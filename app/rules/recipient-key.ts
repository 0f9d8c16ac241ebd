import { postalCodeKey } from '@rules/postal-code'
import type { AddressFacts } from './shipments'

type Person = AddressFacts & { address2?: string }

/**
 * Returns a key of a person at an address, regardless of spelling: case, accents, punctuation and
 * the last four digits of a zip code are ignored.
 */
export function recipientKey(person: Person | undefined): string {
  const { firstName, lastName, address1, address2, city, stateCode, postalCode } = person ?? {}
  const code = postalCodeKey(postalCode)
  return [firstName, lastName, address1, address2, city, stateCode, code]
    .map((part) => plain(part ?? ''))
    .join('|')
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
