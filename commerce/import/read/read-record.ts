import { z } from 'zod'
import {
  isEmpty,
  listCustomAttributes,
  toCustomAttributes,
  toLocalizedCustom,
  toSiteCustom,
} from '../custom-attributes'
import {
  elementsOf,
  getAt,
  pathOf,
  readFields,
  setAt,
  type Fields,
  type Naming,
  type ReadFields,
} from '../record-fields'
import type { XmlElement } from '../../archives/xml-element'
import { LEFT_OUT, PART_LEFT_OUT, reportIssues, type Reading } from './parse-records'

interface Description<Schema> {
  id: string | undefined
  schema: Schema
  fields: Fields
  /** Properties that no element names, such as the id. */
  given?: Record<string, unknown>
  /** The type of the custom attributes, e.g. `Store`; without it, the record has none. */
  objectType?: string
  /**
   * Whether invalid parts are left out, instead of the record. Must not be set for records that
   * could become cheaper or apply to more shoppers without a part, such as promotions.
   */
  isTolerant?: boolean
}

/** A record that names too little for a new one has only the properties that could be parsed. */
export type Named<Item> = Item & { naming: Naming }

/** Reads a record, and which of its properties the archive names. */
export function readRecord<Schema extends z.ZodObject>(
  reading: Reading,
  element: XmlElement,
  description: Description<Schema>,
): Named<z.output<Schema>> | undefined {
  const { id, schema, fields, given, objectType, isTolerant = false } = description
  const read = readFields(element, fields, () => reading.findings.errors, schema.shape)
  if (read.unread.size > 0 && !isTolerant) return undefined
  if (objectType !== undefined) addCustom(reading, id, element, objectType, read)
  checkParts(reading, element, description, read)
  const { named, unread, values } = read
  const record = { ...values, ...given }
  const place = { element, fields }
  const parsed = schema.safeParse(record)
  if (parsed.success) return withNaming(parsed.data, { named, unread })
  const { issues } = parsed.error
  const isNamed = ({ path: [property = ''] }: { path: PropertyKey[] }) =>
    [...named].some((path) => path.split('/')[0] === property)
  const canExist = reading.mode !== 'replace'
  const missing = issues.filter((issue) => !isNamed(issue) && property(issue) in fields)
  const wrong = issues.filter((issue) => !missing.includes(issue))
  const isLeftOut = canExist ? wrong.length > 0 && !isTolerant : !isTolerant || missing.length > 0
  if (isLeftOut || wrong.some((issue) => !(property(issue) in values))) {
    reportIssues(reading, id, { issues, record, place, toMessage: LEFT_OUT })
    return undefined
  }
  for (const issue of wrong) unread.add(property(issue))
  reportIssues(reading, id, { issues: wrong, record, place, toMessage: PART_LEFT_OUT })
  const parts = parseParts(schema, record)
  const needed = issues.filter((issue) => !(property(issue) in parts))
  const reportMissing = () =>
    reportIssues(reading, id, { issues: needed, record, place, toMessage: LEFT_OUT })
  const naming = { named, unread, ...(needed.length > 0 && { reportMissing }) }
  return withNaming(parts, naming)
}

/** Leaves out invalid values of single languages and sites, which schemas take as they are. */
function checkParts<Schema extends z.ZodObject>(
  reading: Reading,
  element: XmlElement,
  { id, schema, fields }: Description<Schema>,
  { values, named, unread }: ReadFields,
): void {
  for (const path of named) {
    const [list = '', owner = '', name = ''] = path.split('/')
    const part: unknown = schema.shape[name]
    if (!(list === 'siteSpecific' || list === 'localized') || !(part instanceof z.ZodType)) continue
    const value = getAt(values, [list, owner, name])
    const parsed = part.safeParse(value)
    if (parsed.success || value === undefined) continue
    const record = { [name]: value }
    const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }))
    const field = fields[name]
    const own = field && elementsOf(element, field)
    const refused = own?.find((one) => pathOf(one, name, field).join('/') === path)
    const place = refused ? { element: refused } : { element, fields }
    reportIssues(reading, id, { issues, record, place, toMessage: PART_LEFT_OUT })
    unread.add(path)
    setAt(values, [list, owner, name], undefined)
  }
}

const property = ({ path }: { path: PropertyKey[] }) => String(path[0] ?? '')

function withNaming<Item extends object>(item: Item, naming: Naming): Item & { naming: Naming } {
  return { ...item, naming }
}

/** Parses a record's properties one by one, and omits the invalid ones. */
function parseParts<Schema extends z.ZodObject>(
  schema: Schema,
  record: Record<string, unknown>,
): z.output<Schema> {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const own = part.safeParse(record[name])
    const parsed = own.success ? own : part.safeParse(undefined)
    return parsed.success ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(parts)
}

function addCustom(
  reading: Reading,
  id: string | undefined,
  element: XmlElement,
  objectType: string,
  { values, named, unread }: ReadFields,
): void {
  const attributes = listCustomAttributes(reading, objectType, id, element)
  values['custom'] = toCustomAttributes(reading, objectType, id, attributes)
  const others = {
    localized: toLocalizedCustom(reading, objectType, id, attributes),
    siteSpecific: toSiteCustom(reading, objectType, id, attributes),
  }
  for (const [name, groups] of Object.entries(others)) {
    for (const [key, group] of Object.entries(groups)) {
      for (const [one, value] of Object.entries(group)) setAt(values, [name, key, one], value)
    }
  }
  for (const attribute of attributes) {
    const path = toCustomPath(attribute)
    named.add(path.join('/'))
    if (!isEmpty(attribute) && getAt(values, path) === undefined) unread.add(path.join('/'))
  }
}

function toCustomPath(attribute: XmlElement): string[] {
  const name = attribute.attributes['attribute-id'] ?? ''
  const path = pathOf(attribute, `c_${name}`)
  return path.length > 1 ? path : ['custom', name]
}
