/** Lower-case words without accents, apostrophes or markup, in the order of the text. */
export function toWords(text: string): string[] {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * A full-text query that wants every word, each as a stem or as the beginning of one.
 * @param weights limits where the words may stand, e.g. `A` for names. Empty text gives undefined.
 */
export function toTextQuery(text: string, weights = ''): string | undefined {
  const words = toWords(text)
  if (words.length === 0) return undefined
  return words.map((word) => `${word}:*${weights}`).join(' & ')
}
