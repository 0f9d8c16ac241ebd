import { child, children, type XmlElement } from '../archives/xml-element'

/** Locale → property → value, if it differs from the default locale. */
export type Localized = Record<string, Record<string, unknown>>

/** A text by locale; `default` is the default locale: `{default: 'Size', 'es-US': 'Tamaño'}`. */
export type LocalizedText = Record<string, string>

/**
 * Returns the locale of an element, which archives write as `es_US` or `es-US`, in the API's form
 * `es-US`; undefined for the default locale.
 */
export function localeOf({ attributes }: XmlElement): string | undefined {
  return toLanguage(attributes['xml:lang'])
}

/** Returns the locale of a language; undefined for the default. */
export function toLanguage(language: string | undefined): string | undefined {
  const isDefault = ['', 'x-default', 'default'].includes(language?.trim() ?? '')
  return language === undefined || isDefault ? undefined : toLocale(language)
}

export function toLocale(language: string): string {
  return language.trim().replaceAll('_', '-')
}

/** Returns the texts of a child element by language, omitting empty ones. */
export function textsOf(element: XmlElement | undefined, name: string): LocalizedText {
  return toTexts(children(element, name))
}

export function toTexts(elements: readonly XmlElement[]): LocalizedText {
  return Object.fromEntries(
    elements.flatMap((inner) => (inner.text ? [[localeOf(inner) ?? 'default', inner.text]] : [])),
  )
}

/**
 * Returns the texts of child elements in languages other than the default.
 * @param names property → element name; `a/b` is the child `b` of `a`.
 */
export function localizedOf(
  element: XmlElement,
  names: Readonly<Record<string, string>>,
): Localized {
  const localized: Localized = {}
  for (const [property, path] of Object.entries(names)) {
    const [first = '', second] = path.split('/')
    const texts =
      second === undefined ? textsOf(element, first) : textsOf(child(element, first), second)
    for (const [locale, text] of Object.entries(texts)) {
      if (locale !== 'default') (localized[locale] ??= {})[property] = text
    }
  }
  return localized
}

/** Returns undefined for an empty object, to save memory. */
export function orNothing<T extends object>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined
}
