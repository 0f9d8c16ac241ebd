import { secondLine } from '@rules/address-lines'
import { postalCodeKey } from '@rules/postal-code'
import type { AddressFacts } from './shipments'

type Person = AddressFacts & { address2?: string; suite?: string; postBox?: string }

/**
 * Returns a key of a person at an address, regardless of spelling: case, accents, punctuation and
 * the last four digits of a zip code are ignored.
 */
export function recipientKey(person: Person | undefined): string {
  const { firstName, lastName, address1, city, stateCode, postalCode } = person ?? {}
  const code = postalCodeKey(postalCode)
  return [firstName, lastName, address1, secondLine(person ?? {}), city, stateCode, code]
    .map((part) => plain(part ?? ''))
    .join('|')
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
