import type { Confidence, Detail } from './verification.types'

/** What a test address is answered. */
export interface TestAnswer {
  confidence: Confidence
  detail?: readonly Detail[]
  /** The provider fails. */
  isFailure?: boolean
}

/**
 * Streets that give each answer in any town, by their names without the house number and in small
 * letters (docs/address-verification.md).
 */
export const TEST_STREETS: Readonly<Record<string, TestAnswer>> = {
  'verified match way': { confidence: 'Verified match' },
  'zip correction way': { confidence: 'Verified match', detail: ['zip_code_corrected'] },
  'street correction way': { confidence: 'Verified match', detail: ['street_corrected'] },
  'no matches way': { confidence: 'No matches' },
  'multiple matches way': { confidence: 'Multiple matches' },
  'street partial way': { confidence: 'Street partial' },
  'premises partial way': { confidence: 'Premises partial' },
  'interaction required way': { confidence: 'Interaction required' },
  'unavailable way': { confidence: 'No matches', isFailure: true },
}

/** What a street that is corrected is corrected to. */
export const CORRECTED_STREET = 'Corrected Way'

export function findTestAnswer(line1: string): TestAnswer | undefined {
  const [, street = ''] = /^\d+[a-z]?\s+(.+)$/i.exec(line1.trim()) ?? []
  const name = street.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')
  return Object.hasOwn(TEST_STREETS, name) ? TEST_STREETS[name] : undefined
}
