import { isBody } from '../editor/document.rules'

const LOCALIZED = 'http://bigcontent.io/cms/schema/v1/core#/definitions/localized-value'

/** Returns a text by language; a plain string counts as the first language's text. */
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

/** Returns the text in the first language, or else in any other language. */
export function plainText(value: unknown, locales: readonly string[]): string {
  const texts = readTexts(value, locales)
  return texts[locales[0] ?? ''] ?? Object.values(texts)[0] ?? ''
}

/**
 * Returns the value with the text of one language changed: a localized value as Amplience defines
 * it, or a plain string if only the first language has a text. Empty texts are omitted; returns
 * undefined when no text is left.
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
