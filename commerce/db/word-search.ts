/**
 * Characters that separate the words of an address or a name, including the operators of `tsquery`.
 */
const BETWEEN_WORDS = /[\s@.\-_+/,;:'"[\](){}<>&|!*\\]+/

/**
 * Returns a query for `to_tsquery('simple', …)` that finds rows in which every given word is the
 * beginning of a word; compared with `search_words` (migration 415). Without words, it finds
 * nothing.
 */
export function toPrefixQuery(text: string): string {
  const words = text.toLowerCase().split(BETWEEN_WORDS)
  return words
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ')
}
