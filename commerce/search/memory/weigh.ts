export type WeighedTexts = readonly (readonly [
  weight: number,
  words: string,
  isCorrectable: 0 | 1,
])[]

const MAX_WEIGHT = 0x7fff

/** Returns the value of each word. */
export function weigh(texts: WeighedTexts): Map<string, number> {
  const own = new Map<string, number>()
  for (const [weight, words, isCorrectable] of texts) {
    const value = Math.min(weight, MAX_WEIGHT) * 2 + isCorrectable
    for (const word of words.split(' ')) {
      // keeps the odd bit if any field has set it
      const known = own.get(word) ?? 0
      own.set(word, Math.max(known, value) | (known & 1) | isCorrectable)
    }
  }
  return own
}
