import { isBody } from './content-links.rules'

/** A text in several languages: `{_meta: {schema}, values: [{locale: 'es-US', value: 'Regalos'}]}`. */
const LOCALIZED = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'

const LOCALE = /^[a-z]{2}-[A-Z]{2}$/

interface LocalizedValue {
  locale: string
  value: unknown
}

/** Replaces `{"en-US": "Gifts", "es-US": "Regalos"}`, as files state texts, by localized values. */
export function expandTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandTexts)
  if (!isBody(value)) return value
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([locale]) => LOCALE.test(locale))) {
    const values = entries.map(([locale, text]) => ({ locale, value: text }))
    return { _meta: { schema: LOCALIZED }, values }
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, expandTexts(entry)]))
}

/**
 * Reduces every localized value to one language; values without any of the wanted languages are
 * omitted.
 * @param wanted locales in order of preference, as in the hub's parameter: `es-US`, `es-*` or `*`.
 */
export function localizeContent(value: unknown, wanted: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => localizeContent(entry, wanted))
  if (!isBody(value)) return value
  const values = toLocalizedValues(value)
  if (values) return localizeContent(pick(values, wanted), wanted)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => {
      const localized = localizeContent(entry, wanted)
      return localized === undefined ? [] : [[key, localized]]
    }),
  )
}

export function listLocales(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(listLocales))]
  if (!isBody(value)) return []
  const own = (toLocalizedValues(value) ?? []).map(({ locale }) => locale)
  return [...new Set([...own, ...Object.values(value).flatMap(listLocales)])]
}

export function toLocalizedValues(value: Record<string, unknown>): LocalizedValue[] | undefined {
  const { _meta: meta, values } = value
  if (!isBody(meta) || meta['schema'] !== LOCALIZED || !Array.isArray(values)) return undefined
  return values.flatMap((entry: unknown) =>
    isBody(entry) && typeof entry['locale'] === 'string'
      ? [{ locale: entry['locale'], value: entry['value'] }]
      : [],
  )
}

function pick(values: readonly LocalizedValue[], wanted: readonly string[]): unknown {
  for (const pattern of wanted) {
    const start = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined
    const found = values.find(({ locale }) =>
      start === undefined ? locale === pattern : locale.startsWith(start),
    )
    if (found) return found.value
  }
  return undefined
}
