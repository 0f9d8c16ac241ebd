/** The characters of the bytes from 0x80 to 0x9f. */
const SPECIAL = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Some versions of Node.js decode quotation marks and the euro sign as control characters. */
export function decodeWindows(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (one) => SPECIAL[one.charCodeAt(0) - 0x80] ?? one)
}
