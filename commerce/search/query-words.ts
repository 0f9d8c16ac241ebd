import { withoutMarkup } from '../../rules/without-markup'
import { toWords } from './words.rules'

/** Stands between the members of a list that are separated by punctuation. */
export const COMMA = ','

/** With a `COMMA` per sign that separates a list's members. `29.99` is one word, `29x99`. */
export function toQueryWords(typed: string): string[] {
  return withoutMarkup(typed)
    .replace(/\bw\/o\b/gi, ' without ')
    .replace(/(\d)[.,](\d{2})(?!\d)/g, '$1x$2')
    .split(/[,;&+/]/)
    .flatMap((part, at) => (at > 0 ? [COMMA, ...toWords(part)] : toWords(part)))
}
