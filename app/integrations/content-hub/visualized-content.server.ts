import { SOURCE_LOCALE } from '@/site/locale'
import { resolveFrames } from './content-frames.server'
import type { ContentItem } from './content.port'
import { markPlaces } from './mark-places.server'
import { sanitizeContent } from './sanitize-content.server'
import { withSeasonMenu } from './season-menu.server'

const LOCALIZED = /\/core#\/definitions\/localized-value$/
/** The nesting of a form's content is limited by its types; deeper values are dropped. */
const MAX_DEPTH = 40

/**
 * Converts the content of an editor's form to a content item: picks one language of each localized
 * value, and sanitizes it like all content, with its places. Undefined if it is not a content item.
 */
export function readVisualizedContent(content: object, locale: string): ContentItem | undefined {
  const localized = localize(content, locale, 0)
  if (!isFields(localized)) return undefined
  const meta = localized._meta
  const schema = isFields(meta) && typeof meta.schema === 'string' ? meta.schema : ''
  const given = localized.contentType
  const contentType = typeof given === 'string' ? given : (schema.split('/').pop() ?? '')
  if (!contentType) return undefined
  return withSeasonMenu(markPlaces(resolveFrames(sanitizeContent({ ...localized, contentType }))))
}

function localize(value: unknown, locale: string, depth: number): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (Array.isArray(value)) return value.map((entry) => localize(entry, locale, depth + 1))
  if (!isFields(value)) return value
  const { _meta: meta, values } = value
  const isLocalized = isFields(meta) && LOCALIZED.test(String(meta.schema))
  if (isLocalized && Array.isArray(values)) {
    const entries: unknown[] = values
    const chosen = [locale, SOURCE_LOCALE].flatMap((wanted) =>
      entries.filter((entry) => isFields(entry) && entry.locale === wanted),
    )[0]
    const found = chosen ?? entries[0]
    return isFields(found) ? localize(found.value, locale, depth + 1) : undefined
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, localize(entry, locale, depth + 1)]),
  )
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
