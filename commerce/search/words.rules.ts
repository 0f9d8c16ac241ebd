import { withoutMarkup } from '../../rules/without-markup'

/** Returns the lower-case words of a text in order, without accents, apostrophes or markup. */
export function toWords(text: string): string[] {
  const plain = withoutMarkup(text)
    .replace(/&[a-z]+;|&#\d+;/gi, ' ')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
