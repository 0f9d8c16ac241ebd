const PLAIN = /^[\x20-\x7e\r\n]*$/

/** The sets of characters that printers of cards and labels may have. */
export const PRINTER_CHARACTER_SETS = [
  'US-ASCII',
  'ISO-8859-1',
  'ISO-8859-2',
  'ISO-8859-15',
] as const

/** What phones type unasked, and the same in ASCII. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
}

/**
 * Returns whether a card or label can contain a text: printable ASCII and line breaks, and the
 * characters of the named set (CHK-025). An unknown set adds nothing.
 */
export function isPrintable(text: string, characterSet?: unknown): boolean {
  if (PLAIN.test(text)) return true
  const more = charactersOf(characterSet)
  return [...text.normalize()].every((one) => PLAIN.test(one) || more.includes(one))
}

/** Replaces typographic quotation marks, dashes and spaces, which no printer has, by plain ones. */
export function toPrintable(text: string): string {
  return text.normalize().replace(/[‘’“”„–—…\u00a0]/g, (sign) => PLAIN_SIGNS[sign] ?? sign)
}

function charactersOf(characterSet: unknown): string {
  const name = PRINTER_CHARACTER_SETS.find((one) => one === characterSet)
  if (!name || name === 'US-ASCII') return ''
  const bytes = Uint8Array.from({ length: 0x60 }, (_byte, at) => 0xa0 + at)
  return new TextDecoder(name).decode(bytes)
}
