const APOSTROPHES = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\u055a\uff07\u0060\u00b4]/g
const QUOTES = /[\u201c-\u201f\u2033\uff02]/g
const DASHES = /[\p{Pd}\u2212]/gu
// a zero-width joiner stays: it belongs to the spelling of some languages
const INVISIBLE = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu

export const withoutInvisible = (text: string) => text.replace(INVISIBLE, '')

/**
 * Returns a text as one keyboard would write it: letters composed (NFC), straight apostrophes and
 * quotation marks, hyphens for all dashes, single ordinary spaces, no invisible characters.
 */
export function toPlainText(typed: string): string {
  return withoutInvisible(typed.normalize('NFC'))
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}
