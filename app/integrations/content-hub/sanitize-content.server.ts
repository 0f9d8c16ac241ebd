import { CUSTOM_MARKUP } from '@rules/custom-markup'
import { marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import type { ContentItem } from './content.port'

const ALLOWED_TAGS =
  'p h2 h3 h4 ul ol li a strong em br blockquote table thead tbody tr th td caption'.split(' ')

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
}

/**
 * Sanitizes every `html` field of an item at any depth, and the `markup` of custom HTML, so that
 * blocks never render raw markup. A `markdown` field is converted to an `html` field beside it.
 */
export function sanitizeContent(item: ContentItem): ContentItem {
  return { ...sanitizeFields(item), contentType: item.contentType }
}

function sanitizeFields(fields: object): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [[name, clean(value)]]
    if (name === 'html') return [[name, sanitizeHtml(value, OPTIONS)]]
    if (name === 'markup') return [[name, sanitizeHtml(value, CUSTOM_MARKUP)]]
    return name === 'markdown' ? [['html', toHtml(value)]] : [[name, value]]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function toHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), OPTIONS)
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? sanitizeFields(value) : value
}
