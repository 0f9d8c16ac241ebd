export type StreetConfidence = 'Verified match' | 'Street partial' | 'Premises partial'

const NUMBER_WORD =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|fifty|hundred)\b/i
/** A type of unit without a number. */
const BARE_UNIT = /(^|\s)(apt|apartment|ste|suite|unit|rm|room|fl|floor|bldg|#)\.?\s*$/i

/** Checks what can be verified without a list of streets: whether house and unit have a number. */
export function verifyStreet(line1: string, line2: string): StreetConfidence {
  if (!/\d/.test(line1) && !NUMBER_WORD.test(line1)) return 'Street partial'
  if (BARE_UNIT.test(line2 || line1)) return 'Premises partial'
  return 'Verified match'
}
