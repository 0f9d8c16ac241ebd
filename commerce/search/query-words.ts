import { withoutMarkup } from '../../rules/without-markup'
import { toWords } from './words.rules'

/** Stands between the members of a list that are separated by punctuation. */
export const COMMA = ','

/**
 * Returns the words of a query, with a `COMMA` for each sign that separates the members of a list.
 * An amount stays one word: `29.99` is `29x99`. A sign before a word excludes it, as in `-nuts`.
 */
export function toQueryWords(typed: string): string[] {
  return withoutMarkup(typed)
    .replace(/\bw\/o(?:ut)?\b/gi, ' without ')
    .replace(/(?<=^|\s)[-−–!](?=\p{L})/gu, ' without ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\$ ?(\d[\d.]*) ?(?:[-–]|to|a) ?\$? ?(?=\d)/gi, ' between $1 and ')
    .replace(/<=? ?\$? ?(?=\d)/g, ' under ')
    .replace(/>=? ?\$? ?(?=\d)/g, ' over ')
    .replace(/(\d)[.,](\d{2})(?!\d)/g, '$1x$2')
    .split(/[,;&+/]/)
    .flatMap((part, at) => (at > 0 ? [COMMA, ...toWords(part)] : toWords(part)))
}
