import { child, children, type XmlElement } from './xml-element'

/** Locale → property → text or value: what differs from the default locale. */
export type Localized = Record<string, Record<string, unknown>>

/** A text by locale, the default one as `default`: `{default: 'Size', 'es-US': 'Tamaño'}`. */
export type LocalizedText = Record<string, string>

/** A locale is `es_US` or `es-US` in archives and `es-US` on the wire; the default has none. */
export function localeOf({ attributes }: XmlElement): string | undefined {
  const language = attributes['xml:lang']
  return language === undefined || language === 'x-default' || language === 'default'
    ? undefined
    : toLocale(language)
}

export function toLocale(language: string): string {
  return language.trim().replaceAll('_', '-')
}

/** The text of each language that an inner element comes in; empty ones are left out. */
export function textsOf(element: XmlElement | undefined, name: string): LocalizedText {
  return toTexts(children(element, name))
}

export function toTexts(elements: readonly XmlElement[]): LocalizedText {
  return Object.fromEntries(
    elements.flatMap((inner) => (inner.text ? [[localeOf(inner) ?? 'default', inner.text]] : [])),
  )
}

/**
 * The other languages of inner elements.
 * @param names property → element name; `a/b` looks inside `a`.
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

export function mergeLocalized(...parts: readonly Localized[]): Localized {
  const merged: Localized = {}
  for (const [locale, texts] of parts.flatMap((part) => Object.entries(part))) {
    merged[locale] = { ...merged[locale], ...texts }
  }
  return merged
}

/** Undefined for nothing, so that it takes no room. */
export function orNothing<T extends object>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined
}
