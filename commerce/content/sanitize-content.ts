import { CUSTOM_MARKUP } from '../../rules/custom-markup'
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
    // header cells of the demo's tables are column headers
    th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
  },
}

const OPTIONS_OF: ReadonlyMap<string, sanitizeHtml.IOptions> = new Map([
  ['html', OPTIONS],
  ['markup', CUSTOM_MARKUP],
])

/** Sanitizes every nested `html` and `markup` field, in all its languages. */
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

/** Sanitizes all nested texts, because a localized field is an object. */
function sanitizeTexts(value: unknown, options: sanitizeHtml.IOptions): unknown {
  if (typeof value === 'string') return sanitizeHtml(value, options)
  if (Array.isArray(value)) return value.map((entry) => sanitizeTexts(entry, options))
  if (!isBody(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, sanitizeTexts(entry, options)]),
  )
}
