/* The code by which a pickup is handed over, for engine, back office and storefront (docs/adr/0128). */

/** Without vowels, so that no words arise, and without signs that look or sound alike. */
export const CODE_SIGNS = '234679CFHJKMRTVWXY'
export const CODE_LENGTH = 6
const GROUP = 3

const SEPARATORS = /[\s.\-–_]/g

/** Returns a typed or scanned code as it is stored; undefined if it cannot be one. */
export function readPickupCode(text: string): string | undefined {
  const code = text.replace(SEPARATORS, '').toUpperCase()
  const isCode = code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign))
  return isCode ? code : undefined
}

/** Returns `K7M 4XR`, as it is read aloud. */
export const showPickupCode = (code: string): string =>
  `${code.slice(0, GROUP)} ${code.slice(GROUP)}`
