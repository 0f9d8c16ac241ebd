import { toPlainText } from './plain-text'

const HAS_LETTER = /\p{L}/u
// besides letters: marks, joiners, and the punctuation that languages use inside names
const NAME = /^[\p{L}'(][\p{L}\p{M}\u200c\u200d\u00b7\u30fb\u05f3\u05f4 .,'&()-]*$/u
// a number stands before a word, as in 100 Mile House or Colonia 5 de Mayo, or after #
const TOWN =
  /^(?!\()(?:[\p{L}\p{M}\u200c\u200d\u00b7\u30fb\u05f3\u05f4 /.,#'!()-]|(?<![^ /(-])\d+(?= \p{L})|(?<=# ?)\d+(?!\p{L}))*$/u

// letters and digits of any language, with common punctuation and the signs that firms use
const COMPANY =
  /^["'#@+$€£¢&(*¡¿.«№[ ]*[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:'"&/()[\]#+!*@_%?=|™®©°$¢€£…·•×~¡¿«»№-]*$/u

export function isCompanyName(text: string): boolean {
  return COMPANY.test(toPlainText(text))
}

export function isName(text: string): boolean {
  const name = toPlainText(text)
  return NAME.test(name) && HAS_LETTER.test(name)
}

/** Returns whether a text can be a town's name, in any language (ADDR-034). */
export function isTown(text: string): boolean {
  const town = toPlainText(text)
  return TOWN.test(town) && HAS_LETTER.test(town)
}
