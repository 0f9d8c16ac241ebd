import type { z } from 'zod'
import type { ImportMode } from '../../../contracts/import'
import type { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import type { Findings } from '../../archives/findings'
import { elementsOf, type Fields, type Naming } from '../record-fields'
import { listAttributes, markLeftOut, toFlag, type XmlElement } from '../../archives/xml-element'

/** Object type (`Product`, `Store`, …) → attribute → its definition. */
export type AttributeDefinitions = Map<string, Map<string, AttributeDefinition>>

/** A file while it is read: its path, and where its errors are reported. */
export interface Reading {
  file: string
  findings: Findings
  definitions: AttributeDefinitions
  mode: ImportMode
  definitionEntries?: DefinitionEntry[]
}

export interface DefinitionEntry extends Entry<AttributeDefinition & { naming: Naming }> {
  typeId: string
}

/** A record of an archive; without `record`, it could not be read, or is deleted. */
export interface Entry<Item> {
  id: string
  record?: Item
  isGone: boolean
}

export function isGone({ mode }: Pick<Reading, 'mode'>, element: XmlElement): boolean {
  const isDeleted = mode === 'delete' || element.attributes['mode'] === 'delete'
  if (isDeleted) markLeftOut(element)
  return isDeleted
}

const NO_ID = 'left out: line %s: <%s> has no id; what is there stays as it was'

/** Reads records, and names those that cannot be read or are to be deleted. */
export function readEach<Item>(
  reading: Reading,
  elements: readonly XmlElement[],
  idOf: (element: XmlElement) => string | undefined,
  read: (element: XmlElement) => Item | undefined,
): Entry<Item>[] {
  return elements.map((element) => {
    const id = idOf(element) ?? ''
    if (isGone(reading, element)) return { id, isGone: true }
    if (id === '') {
      reportNoId(reading, element)
      return { id, isGone: false }
    }
    const record = read(element)
    return { id, isGone: false, ...(record !== undefined && { record }) }
  })
}

export function reportNoId({ file, findings }: Reading, element: XmlElement): void {
  markLeftOut(element)
  findings.error(file, '(no id)', NO_ID, element.line, element.name)
}

/** Whether an attribute is true; undefined if it is no flag, which is an error about `id`. */
export function isMarked(
  { file, findings }: Reading,
  id: string | undefined,
  element: XmlElement,
  name: string,
): boolean | undefined {
  const given = toFlag(element.attributes[name]) ?? false
  if (typeof given !== 'string') return given
  findings.error(file, id ?? '(no id)', NO_FLAG, element.line, `${name}="${given}"`)
  return undefined
}

export const LEFT_OUT = (what: string) => `left out: ${what}; what is there stays as it was`
export const PART_LEFT_OUT = (what: string) => `${what}; this part is left out, and stays as it was`
const NO_FLAG = PART_LEFT_OUT('line %s: %s is neither true nor false')

/** Where a record stands in its file: its element, and the names of its fields. */
export interface Place {
  element: XmlElement
  fields?: Fields
}

/** A file whose amounts are in one currency. */
export interface MoneyReading extends Reading {
  currency: string
}

/** Parses a record. If it is invalid, errors about `id` are reported and undefined is returned. */
export function parseRecord<Schema extends z.ZodType>(
  reading: Reading,
  id: string | undefined,
  schema: Schema,
  record: z.input<Schema> | Record<string, unknown>,
  place?: Place,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  reportIssues(reading, id, { issues: parsed.error.issues, record, place, toMessage: LEFT_OUT })
  return undefined
}

/**
 * Parses a record without its invalid parts, which are reported as errors about `id`; undefined if
 * the record is invalid without them, too. Must not be used for records that could become cheaper
 * or apply to more shoppers without a part, such as promotions.
 */
export function parseTolerantly<Schema extends z.ZodType>(
  reading: Reading,
  id: string | undefined,
  schema: Schema,
  record: Record<string, unknown>,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const rejected = new Set(issues.map(({ path }) => String(path[0])))
  const rest = Object.entries(record).filter(([key]) => !rejected.has(key))
  const again = schema.safeParse(Object.fromEntries(rest))
  if (!again.success) return parseRecord(reading, id, schema, record)
  reportIssues(reading, id, { issues, record, toMessage: PART_LEFT_OUT })
  return again.data
}

interface Report {
  issues: readonly z.core.$ZodIssue[]
  record: unknown
  place?: Place | undefined
  toMessage: (what: string) => string
}

export function reportIssues(
  { file, findings }: Reading,
  id: string | undefined,
  { issues, record, place, toMessage }: Report,
): void {
  for (const { path, message } of issues) {
    const found = place && locate(place, path, record)
    const property = path.filter((key) => typeof key === 'string').join('.')
    if (found) {
      const kind = toMessage(`line %s: %s: ${message}`)
      findings.error(file, id ?? '(no id)', kind, found.line, found.shown)
    } else {
      const kind = toMessage(`${property ? `${property}: ` : ''}${message}`)
      findings.error(file, id ?? '(no id)', kind)
    }
  }
}

/** Finds the element of an invalid value, and shows both as the archive writes them. */
function locate({ element, fields }: Place, path: readonly PropertyKey[], record: unknown) {
  const [property = ''] = path
  const field = fields?.[String(property)]
  const all = field ? elementsOf(element, field) : []
  const own =
    all.find(({ attributes }) => !attributes['site-id'] && !attributes['xml:lang']) ?? all[0]
  const value = path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    record,
  )
  const wrong = [...(own ? [own, ...all] : [element])]
    .map((one) => toShown(one, value))
    .find(isPresent)
  if (wrong) return wrong
  const attribute = field?.paths.find((one) => one.startsWith('@'))?.slice(1)
  if (attribute !== undefined) {
    return { line: element.line, shown: `${attribute}="${element.attributes[attribute] ?? ''}"` }
  }
  const shownAs = ({ name, text, line }: XmlElement) => ({
    line,
    shown: `<${name}> ${text}`.trim(),
  })
  if (own) return shownAs(own)
  const missing = field?.paths[0]?.split('/').at(-1)
  if (missing !== undefined) return { line: element.line, shown: `<${missing}> is missing` }
  return element.text === '' ? undefined : shownAs(element)
}

/** Finds a value among the texts and attributes of an element. */
function toShown(element: XmlElement, value: unknown): { line: number; shown: string } | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const isIt = (given: string) =>
    given !== '' && given.toUpperCase() === String(value).toUpperCase()
  const { line, name, text } = element
  if (isIt(text)) return { line, shown: `<${name}> ${text}` }
  const attribute = listAttributes(element).find(([, given]) => isIt(given.trim()))
  if (attribute) return { line, shown: `${attribute[0]}="${attribute[1]}"` }
  for (const inner of element.elements) {
    const found = toShown(inner, value)
    if (found) return found
  }
  return undefined
}

/** Filters out the records that could not be parsed. */
export function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}
