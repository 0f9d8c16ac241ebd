import { randomInt } from 'node:crypto'

/** Without characters that are easily confused: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** 12 characters have 59 bits, which cannot be guessed even if many codes exist. */
const LENGTH = 12

/** Returns distinct codes, each with a prefix and twelve random characters: `MERCI-7K2Q…`. */
export function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    codes.add(`${prefix}${letters.join('')}`)
  }
  return [...codes]
}
