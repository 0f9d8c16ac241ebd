import { CUSTOM_MARKUP } from '../../domain/custom-markup'
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

/** How each field that holds markup is cleaned. */
const OPTIONS_OF: ReadonlyMap<string, sanitizeHtml.IOptions> = new Map([
  ['html', OPTIONS],
  ['markup', CUSTOM_MARKUP],
])

/** The same value with each `html` and `markup` inside, in all its languages, made harmless. */
export function sanitizeContent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sanitizeContent)
  if (!isBody(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const options = OPTIONS_OF.get(key)
      return [key, options ? sanitizeTexts(entry, options) : sanitizeContent(entry)]
    }),
  )
}

/** Every text in it: a field that comes in several languages is an object. */
function sanitizeTexts(value: unknown, options: sanitizeHtml.IOptions): unknown {
  if (typeof value === 'string') return sanitizeHtml(value, options)
  if (Array.isArray(value)) return value.map((entry) => sanitizeTexts(entry, options))
  if (!isBody(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, sanitizeTexts(entry, options)]),
  )
}
