import { isBody } from '../editor/document.rules'
import { toLabel } from '@contracts/content-field'
import { withoutMarkup } from '@rules/without-markup'
import { plainText } from './localized-text.rules'

const NAMING = [
  ...['title', 'headline', 'displayName', 'ctaText', 'label', 'text', 'name', 'subText', 'caption'],
  ...['categoryId', 'deliveryKey', 'path', 'html'],
]
const LONGEST = 60

/** Returns a few words that identify a list entry; '' when the entry contains no text. */
export function summarize(value: unknown, locales: readonly string[]): string {
  if (typeof value === 'string') return shorten(value)
  if (!isBody(value)) return ''
  for (const name of NAMING) {
    const text = plainText(value[name], locales)
    if (text !== '') return shorten(text)
  }
  for (const inner of Object.values(value)) {
    const text = isBody(inner) ? summarize(inner, locales) : ''
    if (text !== '') return text
  }
  const { contentType } = value
  return typeof contentType === 'string' && !contentType.includes('/') ? toLabel(contentType) : ''
}

function shorten(text: string): string {
  const words = withoutMarkup(text).replace(/\s+/g, ' ').trim()
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
}
