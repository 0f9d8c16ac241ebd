import { isUnseen, withoutInvisible } from './plain-text'

const BLANK = /^\p{White_Space}*$/u
/** A search for it finds nothing, and it is not seen where the search is repeated. */
const NOTHING = '\u200b'

/**
 * Returns what somebody searches for: '' for blanks, which are no search. A text that nobody can
 * see, for instance a byte order mark or an accent alone, is one, but finds nothing.
 */
export function toSearchText(typed: string): string {
  if (BLANK.test(typed)) return ''
  return isUnseen(typed) ? NOTHING : withoutInvisible(typed).trim()
}
