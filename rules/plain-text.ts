const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\u055a\uff07\u0060\u00b4]/g
const QUOTES = /[\u201c-\u201f\u2033\uff02]/g
const DASHES = /[\p{Pd}\u2212]/gu
// a zero-width joiner stays: it belongs to the spelling of some languages
const INVISIBLE = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g
const UNPRINTABLE = /[^\P{Cc}\t\n]/gu
const UNSEEN = /^[\p{M}\p{Default_Ignorable_Code_Point}\s\u2800]*$/u

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

/** Returns whether nobody sees it: accents without a letter, fillers, joiners, blanks. */
export const isUnseen = (text: string) => UNSEEN.test(text)

/**
 * Returns a text as one keyboard would write it: letters composed (NFC), straight apostrophes and
 * quotation marks, hyphens for all dashes, single ordinary spaces also for tabs and line breaks, no
 * invisible characters. A text that nobody sees is empty.
 */
export function toPlainText(typed: string): string {
  const plain = withoutInvisible(typed.normalize('NFC'))
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
  return isUnseen(plain) ? '' : plain
}

/**
 * Returns a text of several lines without what is not seen: one kind of line break, letters
 * composed, no control or bidirectional characters. A text that nobody sees is empty.
 */
export function toPlainLines(typed: string): string {
  const plain = withoutInvisible(typed.normalize('NFC').replace(LINE_BREAK, '\n'))
    .replace(UNPRINTABLE, '')
    .trim()
  return isUnseen(plain) ? '' : plain
}
