import sanitizeHtml from 'sanitize-html'
import type { ContentItem } from './content.port'

const ALLOWED_TAGS =
  'p h2 h3 h4 ul ol li a strong em br blockquote table thead tbody tr th td caption'.split(' ')

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
}

/** Cleans every `html` field of an item, however deep: what blocks show is never raw markup. */
export function sanitizeContent(item: ContentItem): ContentItem {
  return { ...sanitizeFields(item), contentType: item.contentType }
}

function sanitizeFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      name === 'html' && typeof value === 'string' ? sanitizeHtml(value, OPTIONS) : clean(value),
    ]),
  )
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? sanitizeFields(value) : value
}
