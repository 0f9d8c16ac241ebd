import { randomInt } from 'node:crypto'

/** Without what is read as something else: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** 59 bits: not to be guessed, however many there are. */
const LENGTH = 12

/** Different codes of twelve random characters after a prefix: `MERCI-7K2Q…`. */
export function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    codes.add(`${prefix}${letters.join('')}`)
  }
  return [...codes]
}
