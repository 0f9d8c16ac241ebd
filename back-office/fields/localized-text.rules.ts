import { isBody } from '../editor/document.rules'

const LOCALIZED = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'

/** A text in each language it comes in; a plain one is the first language's. */
export function readTexts(value: unknown, locales: readonly string[]): Record<string, string> {
  const [own = 'en-US'] = locales
  if (typeof value === 'string') return { [own]: value }
  if (!isBody(value) || !Array.isArray(value['values'])) return {}
  const entries = value['values'].flatMap((entry: unknown): [string, string][] =>
    isBody(entry) && typeof entry['locale'] === 'string' && typeof entry['value'] === 'string'
      ? [[entry['locale'], entry['value']]]
      : [],
  )
  return Object.fromEntries(entries)
}

/** The first language's text, or any other there is. */
export function plainText(value: unknown, locales: readonly string[]): string {
  const texts = readTexts(value, locales)
  return texts[locales[0] ?? ''] ?? Object.values(texts)[0] ?? ''
}

/**
 * The value with one language's text changed: the hub's localized value, or a plain text where only
 * the first language has one. Empty texts are left out; undefined when none is left.
 */
export function writeText(
  value: unknown,
  locale: string,
  text: string,
  locales: readonly string[],
): unknown {
  const texts = { ...readTexts(value, locales), [locale]: text }
  const filled = Object.entries(texts).filter(([, words]) => words !== '')
  const [own] = locales
  if (filled.length === 0) return undefined
  if (filled.every(([name]) => name === own)) return texts[own ?? '']
  const order = (name: string) => {
    const at = locales.indexOf(name)
    return at < 0 ? locales.length : at
  }
  return {
    _meta: { schema: LOCALIZED },
    values: filled
      .sort(([one], [other]) => order(one) - order(other))
      .map(([name, words]) => ({ locale: name, value: words })),
  }
}
