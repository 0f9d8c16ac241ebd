import { leaf, node, toText, type XmlNode, type XmlNodes } from './xml-node'

type Localized = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const DEFAULT = { 'xml:lang': 'x-default' }

/**
 * An empty default is written if there are others, because readers would take one of them in its
 * place.
 */
export function texts(
  name: string,
  text: string | null | undefined,
  localized: Localized | undefined,
  property: string,
): XmlNodes {
  const others = byLocale(localized).flatMap(([locale, values]) =>
    leaf(name, asText(values[property]), { 'xml:lang': locale }),
  )
  const isMissing = text === null || text === undefined || text === ''
  if (isMissing && others.length > 0) return [node(name, [], DEFAULT), ...others]
  return [...leaf(name, text, DEFAULT), ...others]
}

/** Returns a text by locale, whose default language is `default`. */
export function textsByLocale(
  name: string,
  text: Readonly<Record<string, string>> | undefined,
): XmlNodes {
  const { default: inDefault, ...others } = text ?? {}
  const localized = Object.entries(others).map(([locale, value]) => [locale, { value }] as const)
  return texts(name, inDefault, Object.fromEntries(localized), 'value')
}

export function customAttributes(
  custom: Readonly<Record<string, unknown>>,
  localized: Localized = {},
  siteSpecific: Localized = {},
): XmlNodes {
  const common = byLocale(custom).map(([id, value]) => attribute(id, value))
  const translated = byLocale(localized).flatMap(([locale, values]) =>
    customOf(values).map(([id, value]) => attribute(id, value, { 'xml:lang': locale })),
  )
  const ofSites = byLocale(siteSpecific).flatMap(([site, values]) =>
    customOf(values).map(([id, value]) => attribute(id, value, { 'site-id': site })),
  )
  const all = [...common, ...translated, ...ofSites]
  return all.length > 0 ? [node('custom-attributes', all)] : []
}

function attribute(id: string, value: unknown, attributes: Record<string, string> = {}): XmlNode {
  return {
    name: 'custom-attribute',
    attributes: { 'attribute-id': id, ...attributes },
    content: attributeContent(value),
  }
}

export function attributeContent(value: unknown): XmlNode['content'] {
  if (!Array.isArray(value)) return asText(value)
  return value.map((one: unknown) => ({ name: 'value', attributes: {}, content: asText(one) }))
}

/** Sorts by name, so that an unchanged shop is written as the same bytes. */
function byLocale<T>(values: Readonly<Record<string, T>> = {}): [string, T][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
}

function customOf(values: Readonly<Record<string, unknown>>): [string, unknown][] {
  return byLocale(values).flatMap(([name, value]) =>
    name.startsWith('c_') ? [[name.slice(2), value] as [string, unknown]] : [],
  )
}

function asText(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number'
  return isText || typeof value === 'boolean' ? toText(value) : ''
}
