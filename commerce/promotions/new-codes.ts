import { randomInt } from 'node:crypto'

/** Excludes characters that are easily confused: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** 59 bits, too many to guess a code even if many exist. */
const LENGTH = 12

/** Generates different codes of a prefix and twelve random characters: `MERCI-7K2Q…`. */
export function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    codes.add(`${prefix}${letters.join('')}`)
  }
  return [...codes]
}
