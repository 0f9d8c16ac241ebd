import sanitizeHtml from 'sanitize-html'
import { isBody } from './content-links.rules'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'blockquote'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  transformTags: {
    // header cells of the demo's tables head their columns
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
}

/** The same value with each `html` field inside, in all its languages, reduced to harmless markup. */
export function sanitizeContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitizeContent)
  if (!isBody(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'html' ? sanitizeTexts(entry) : sanitizeContent(entry),
    ]),
  )
}

/** Every text in it: a field that comes in several languages is an object. */
function sanitizeTexts(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeHtml(value, OPTIONS)
  if (Array.isArray(value)) return value.map(sanitizeTexts)
  if (!isBody(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, sanitizeTexts(entry)]),
  )
}
