import { localeOf, orNothing, textsOf } from './localized'
import { Instant } from './record-parts.schemas'
import {
  child,
  locate,
  markRead,
  textOf,
  toFlag,
  toNumber,
  type XmlElement,
} from '../archives/xml-element'

/** One property of a record, and where an archive has it. */
export interface Field {
  /**
   * The element, e.g. `page-attributes/page-title`; `@default` is an attribute of the record
   * itself. The first of several names that stands in the record counts.
   */
  paths: readonly string[]
  read: (element: XmlElement) => unknown
  /** Converts the text of an element; absent for fields that consist of more than a text. */
  parse?: (text: string) => unknown
  isByLocale?: boolean
}

/** Property → its field; `restriction/countries` is a property of an object. */
export type Fields = Readonly<Record<string, Field>>

export const text = (...paths: string[]): Field => ofText(paths, (found) => found)
export const flag = (...paths: string[]): Field => ofText(paths, toFlag)
export const number = (...paths: string[]): Field => ofText(paths, toNumber)

/** A text in all languages: `{default: 'Size', 'es-US': 'Tamaño'}`; undefined if there is none. */
export function texts(path: string): Field {
  const read = (element: XmlElement) => orNothing(textsOf(element, path))
  return { paths: [path], read, isByLocale: true }
}

/** A date, or a date with a time, which stays a text. */
export const moment = (...paths: string[]): Field => ofText(paths, toMoment)

/** Returns a text with a date as it is; otherwise NaN, which the schema refuses. */
export function toMoment(given: string): string | number {
  return Instant.safeParse(given).success ? given : Number.NaN
}

export function ofText(paths: readonly string[], parse: (text: string) => unknown): Field {
  const read = (element: XmlElement) => {
    const found = paths.map((path) => readText(element, path)).find((one) => one !== undefined)
    return found === undefined ? undefined : parse(found)
  }
  return { paths, read, parse }
}

export function part(
  paths: string | readonly string[],
  read: (element: XmlElement) => unknown,
): Field {
  return { paths: typeof paths === 'string' ? [paths] : paths, read }
}

function readText(element: XmlElement, path: string): string | undefined {
  if (path.startsWith('@')) return element.attributes[path.slice(1)]
  const names = path.split('/')
  const parents = names.slice(0, -1)
  const parent = parents.reduce<XmlElement | undefined>(child, element)
  return textOf(parent, names.at(-1) ?? '')
}

/** Returns the elements of a field; for an attribute, the record itself if it has the attribute. */
export function elementsOf(element: XmlElement, { paths }: Pick<Field, 'paths'>): XmlElement[] {
  return paths.flatMap((path) => {
    if (!path.startsWith('@')) return locate(element, ...path.split('/'))
    return element.attributes[path.slice(1)] === undefined ? [] : [element]
  })
}

/**
 * Which properties of a record an archive names, and which of them could not be read: `name`,
 * `custom/colour`, `localized/es-US/name`, `siteSpecific/<site>/online`. Everything else stays as
 * it is when the record is merged.
 */
export interface Naming {
  named: ReadonlySet<string>
  unread: ReadonlySet<string>
  /**
   * Set if the archive names too little for a new record: reports that, if the record does not
   * exist.
   */
  reportMissing?: () => void
}

export function withDependents(
  { named, unread, ...naming }: Naming,
  dependents: Readonly<Record<string, readonly string[]>>,
): Naming {
  const add = (names: ReadonlySet<string>) =>
    new Set([...names].flatMap((name) => [name, ...(dependents[name] ?? [])]))
  return { ...naming, named: add(named), unread: add(unread) }
}

/** What is read of a record: its properties, and which of them are named. */
export interface ReadFields {
  values: Record<string, unknown>
  named: Set<string>
  unread: Set<string>
}

/**
 * Reads the fields of a record, with their texts in other languages (`localized`) and their values
 * for single sites (`siteSpecific`).
 * @param countErrors counts the errors so far; a field with an error is unread.
 * @param kept the properties of a record, which may have no values by language or site
 */
export function readFields(
  element: XmlElement,
  fields: Fields,
  countErrors: () => number,
  kept: Readonly<Record<string, unknown>>,
): ReadFields {
  const named = new Set<string>()
  const unread = new Set<string>()
  const values: Record<string, unknown> = {}
  for (const [property, field] of Object.entries(fields)) {
    const errors = countErrors()
    setAt(values, property.split('/'), field.read(element))
    if (countErrors() > errors) unread.add(property)
    for (const found of elementsOf(element, field)) {
      const path = found === element ? [property] : pathOf(found, property, field)
      const [section = ''] = path
      if (!(section === 'localized' || section === 'siteSpecific') || section in kept) {
        markRead(found)
      }
      named.add(path.join('/'))
      const value = found.text === '' ? undefined : field.parse?.(found.text)
      if (path.length > 1 && value !== undefined) setAt(values, path, value)
    }
  }
  return { values, named, unread }
}

/** Returns where a property in another language, or of one site, is kept. */
export function pathOf(
  element: XmlElement,
  property: string,
  { parse, isByLocale }: Pick<Field, 'parse' | 'isByLocale'> = { parse: String },
): string[] {
  const locale = localeOf(element)
  if (isByLocale) return [property, locale ?? 'default']
  if (!parse) return [property]
  const site = element.attributes['site-id']
  if (site !== undefined) return ['siteSpecific', site, property]
  return locale === undefined ? [property] : ['localized', locale, property]
}

/** Sets a value inside nested objects, which are created where they are missing. */
export function setAt(target: Record<string, unknown>, path: readonly string[], value: unknown) {
  const [first = '', ...rest] = path
  if (rest.length === 0) {
    if (value === undefined) delete target[first]
    else target[first] = value
    return
  }
  const inner = { ...toObject(target[first]) }
  setAt(inner, rest, value)
  target[first] = inner
}

export function getAt(source: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => toObject(inner)[key], source)
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
