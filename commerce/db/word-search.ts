/** What joins the words of an address or a name, and what a query must not be made of. */
const BETWEEN_WORDS = /[\s@.\-_+/,;:'"[\](){}<>&|!*\\]+/

/**
 * A query for `to_tsquery('simple', …)` that finds what has words beginning with each of those
 * written; compared with `search_words` (migration 415). Without a word it finds nothing.
 */
export function toPrefixQuery(text: string): string {
  const words = text.toLowerCase().split(BETWEEN_WORDS)
  return words
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ')
}
