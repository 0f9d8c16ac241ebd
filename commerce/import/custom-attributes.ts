import { z } from 'zod'
import { groupPairs } from '../../rules/group-pairs'
import type { AttributeDefinition } from '../catalog/attribute-definition.schemas'
import { Instant, type CustomAttributes } from './record-parts.schemas'
import { localeOf, type Localized } from './localized'
import type { Reading } from './read/parse-records'
import { children, descend, toFlag, toNumber, type XmlElement } from '../archives/xml-element'

const PASSWORD = 'line %s: the attribute %s of %s is a password, which nothing here reads: not kept'

/** Returns the elements of an object's custom attributes, without the values of passwords. */
export function listCustomAttributes(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  element: XmlElement | undefined,
): XmlElement[] {
  const elements = descend(element, 'custom-attributes', 'custom-attribute')
  return withoutPasswords(reading, objectType, id, elements)
}

/** Empties passwords, of which only those of sites have a use, so that they are never shown. */
export function withoutPasswords(
  { definitions, file, findings }: Reading,
  objectType: string,
  id: string | undefined,
  elements: readonly XmlElement[],
): XmlElement[] {
  const isPassword = (name: string) =>
    definitions.get(objectType)?.get(name)?.valueType === 'password'
  return elements.map((element) => {
    const name = element.attributes['attribute-id'] ?? ''
    if (isEmpty(element) || !isPassword(name)) return element
    findings.warn(file, id ?? '', PASSWORD, element.line, name, objectType)
    return { ...element, text: '', elements: [] }
  })
}

/**
 * An undefined attribute is read as text, with a warning; a value of the wrong type is omitted,
 * with an error.
 */
export function toCustomAttributes(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  elements: readonly XmlElement[],
  idAttribute = 'attribute-id',
): CustomAttributes {
  const common = elements.filter(
    (element) => localeOf(element) === undefined && element.attributes['site-id'] === undefined,
  )
  return toValues(reading, objectType, id, common, idAttribute)
}

export function toLocalizedCustom(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  elements: readonly XmlElement[],
): Localized {
  const localized: Localized = {}
  for (const [locale, group] of groupBy(elements, localeOf)) {
    localized[locale] = withPrefix(toValues(reading, objectType, id, group))
  }
  return localized
}

export function toSiteCustom(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  elements: readonly XmlElement[],
): Record<string, Record<string, unknown>> {
  const sites: Record<string, Record<string, unknown>> = {}
  const inDefault = elements.filter((element) => localeOf(element) === undefined)
  for (const [site, group] of groupBy(inDefault, ({ attributes }) => attributes['site-id'])) {
    sites[site] = withPrefix(toValues(reading, objectType, id, group))
  }
  return sites
}

function groupBy(
  elements: readonly XmlElement[],
  keyOf: (element: XmlElement) => string | undefined,
) {
  return groupPairs(
    elements.flatMap((element): [string, XmlElement][] => {
      const key = keyOf(element)
      return key === undefined ? [] : [[key, element]]
    }),
  )
}

function withPrefix(values: CustomAttributes): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`c_${key}`, value]))
}

function toValues(
  reading: Reading,
  objectType: string,
  id: string | undefined,
  elements: readonly XmlElement[],
  idAttribute = 'attribute-id',
): CustomAttributes {
  const definitions = reading.definitions.get(objectType)
  const { file, findings } = reading
  const values: CustomAttributes = {}
  for (const element of elements) {
    const name = element.attributes[idAttribute] ?? ''
    const definition = definitions?.get(name)
    const kind = `the attribute ${name} of ${objectType}`
    if (!definition) findings.warn(file, id ?? '', `${kind} is not defined in meta/`)
    if (isEmpty(element)) continue
    const value = toValue(definition, element)
    if (value !== undefined) values[name] = value
    else {
      const isEnum = definition?.valueType.startsWith('enum-of-') && definition.values.length > 0
      const problem = isEnum ? 'has no such value' : `is not of type ${definition?.valueType}`
      const message = `line %s: %s: ${kind} ${problem}; this part is left out, and stays as it was`
      findings.error(file, id ?? '', message, element.line, toShown(element))
    }
  }
  return values
}

function toShown(element: XmlElement): string {
  return (
    element.text ||
    children(element, 'value')
      .map(({ text }) => text)
      .join(', ')
  )
}

/** An attribute without a value clears it. */
export function isEmpty({ text, elements }: XmlElement): boolean {
  return text === '' && elements.length === 0
}

type Value = CustomAttributes[string]

function toValue(
  definition: AttributeDefinition | undefined,
  element: XmlElement,
): Value | undefined {
  const { valueType = 'string', isMultiple = false } = definition ?? {}
  const listed = children(element, 'value').map(({ text }) => text)
  const isList = valueType.startsWith('set-of-') || isMultiple || listed.length > 0
  if (!isList) return toSingle(definition, element.text)
  const texts = listed.length > 0 || element.text === '' ? listed : [element.text]
  const values = texts.map((text) => toSingle(definition, text))
  if (values.every((value) => typeof value === 'number')) return values
  return values.every((value) => typeof value === 'string') ? values : undefined
}

/** @returns undefined for a text that is not of the type, or not among the values of a list. */
function toSingle(
  { valueType = 'string', values = [] }: Partial<AttributeDefinition> = {},
  text: string,
): string | number | boolean | undefined {
  const value = toTyped(valueType, text)
  if (!valueType.startsWith('enum-of-') || values.length === 0) return value
  return values.some((one) => toTyped(valueType, one.value) === value) ? value : undefined
}

function toTyped(valueType: string, text: string): string | number | boolean | undefined {
  const isText = (schema: z.ZodType) => (schema.safeParse(text).success ? text : undefined)
  if (valueType === 'boolean') return z.boolean().safeParse(toFlag(text)).data
  if (valueType.endsWith('int')) return z.int().safeParse(toNumber(text)).data
  if (valueType.endsWith('double')) return z.number().safeParse(toNumber(text)).data
  if (valueType === 'date' || valueType === 'datetime') return isText(Instant)
  return valueType === 'email' ? isText(z.email()) : text
}
