import type { Confidence, Detail } from './verification.types'

export interface TestAnswer {
  confidence: Confidence
  detail?: readonly Detail[]
  isFailure?: boolean
}

/**
 * Streets that return each response in any town, by name in lower case, without the house number
 * (docs/address-verification.md).
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

/** The street name that replaces a corrected one. */
export const CORRECTED_STREET = 'Corrected Way'

export function findTestAnswer(line1: string): TestAnswer | undefined {
  const [, street = ''] = /^\d+[a-z]?\s+(\S.*)$/i.exec(line1.trim()) ?? []
  const name = street.toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '')
  return Object.hasOwn(TEST_STREETS, name) ? TEST_STREETS[name] : undefined
}
