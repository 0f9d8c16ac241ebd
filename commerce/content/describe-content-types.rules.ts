import { z } from 'zod'
import {
  toLabel,
  type ContentField,
  type ContentTypeForm,
  type NamedField,
} from '../../contracts/content-field'
import { CONTENT_TYPE_WORDS } from './content-type-words'

/**
 * The parts of a JSON Schema that are read; `kind` comes from the metadata of
 * `content-parts.schemas`.
 */
const Node: z.ZodType<SchemaNode> = z.lazy(() =>
  z.looseObject({
    kind: z.string().optional(),
    type: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    minLength: z.number().optional(),
    minimum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    items: Node.optional(),
    anyOf: z.array(Node).optional(),
    oneOf: z.array(Node).optional(),
    properties: z.record(z.string(), Node).optional(),
    required: z.array(z.string()).optional(),
  }),
)

interface SchemaNode {
  kind?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  items?: SchemaNode
  anyOf?: SchemaNode[]
  oneOf?: SchemaNode[]
  properties?: Record<string, SchemaNode>
  required?: string[]
}

type SimpleKind = Exclude<ContentField, { kind: 'text' }>['kind']
const MARKED: Readonly<Record<string, SimpleKind>> = {
  color: 'color',
  link: 'link',
  image: 'image',
  block: 'block',
}
/** Properties of every item that editors cannot change. */
const OWN = new Set(['_meta', 'contentType'])
/** Ids that refer to other data and are the same in every language. */
const ID = /(Id|ID|Phase|Key|URL)$|^(eventId|language|tel|sites|path)$/
const LONG = /^(text|introduction|description|tip|bodyText|accessibilityNote|successText)$/
const MAX_SAFE = Number.MAX_SAFE_INTEGER

export function describeContentTypes(
  types: Readonly<Record<string, z.ZodType>>,
): ContentTypeForm[] {
  return Object.entries(types)
    .map(([contentType, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      const fields = toFields(Node.parse(json))
      // every block may have variations for customer groups, which come last in the form
      const [last, first] = partition(fields, ({ name }) => name === 'variations')
      const [sketch, about] = CONTENT_TYPE_WORDS[contentType] ?? ['data', '']
      const label = toLabel(contentType)
      return { contentType, label, about, sketch, fields: [...first, ...last] }
    })
    .sort((one, other) => one.label.localeCompare(other.label))
}

function toFields({ properties = {}, required = [] }: SchemaNode): NamedField[] {
  return Object.entries(properties)
    .filter(([name]) => !OWN.has(name))
    .map(([name, node]) => ({
      name,
      label: toLabel(name),
      isRequired: required.includes(name),
      field: toField(node, name),
    }))
}

function toField(node: SchemaNode, name: string): ContentField {
  const marked = node.kind === undefined ? undefined : MARKED[node.kind]
  if (marked === 'image' || marked === 'block' || marked === 'color' || marked === 'link') {
    return { kind: marked }
  }
  const choices = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter(
    ({ type }) => type !== 'null',
  )
  if (choices.length > 0) return toVariants(choices, name)
  if (node.const !== undefined) return { kind: 'constant', value: String(node.const) }
  if (node.enum) return { kind: 'choice', values: node.enum.map(String) }
  if (node.type === 'array') {
    const item = node.items ? toField(node.items, toItemName(name)) : { kind: 'unknown' as const }
    return { kind: 'list', item, minimum: node.minItems ?? 0 }
  }
  if (node.type === 'object' && node.properties) {
    return { kind: 'group', fields: toFields(node) }
  }
  if (node.type === 'boolean') return { kind: 'boolean' }
  if (node.type === 'integer' && name === 'rank') return { kind: 'rank' }
  if (node.type === 'integer' || node.type === 'number') return toNumber(node)
  return node.type === 'string' ? toText(node, name) : { kind: 'unknown' }
}

/** Returns the name of one entry: `productIds` → `productId`. */
const toItemName = (name: string) => name.replace(/^(.*Id)s$/, '$1')

function toVariants(choices: readonly SchemaNode[], name: string): ContentField {
  const [only] = choices
  if (only && choices.length === 1) return toField(only, name)
  const by = Object.entries(only?.properties ?? {}).find(
    ([, { const: value }]) => value !== undefined,
  )?.[0]
  if (by === undefined) return { kind: 'unknown' }
  return {
    kind: 'variants',
    by,
    variants: choices.map((choice) => ({
      value: String(choice.properties?.[by]?.const),
      fields: toFields(choice).filter((field) => field.name !== by),
    })),
  }
}

function toNumber({ type, minimum, exclusiveMinimum, maximum }: SchemaNode): ContentField {
  const isWhole = type === 'integer'
  const above = exclusiveMinimum === undefined || !isWhole ? exclusiveMinimum : exclusiveMinimum + 1
  const least = minimum ?? above
  return {
    kind: 'number',
    isWhole,
    ...(least !== undefined && least > -MAX_SAFE && { minimum: least }),
    ...(maximum !== undefined && maximum < MAX_SAFE && { maximum }),
  }
}

function toText({ kind, format, minLength = 0 }: SchemaNode, name: string): ContentField {
  if (format === 'date') return { kind: 'date' }
  if (format === 'date-time') return { kind: 'moment' }
  if (format === 'uri' || format === 'email') return { kind: 'id' }
  if (name === 'productId') return { kind: 'product' }
  if (name === 'categoryId') return { kind: 'category' }
  if (name === 'customerGroups') return { kind: 'customer-group' }
  if (ID.test(name)) return { kind: 'id' }
  const markup = name === 'html' || name === 'markdown' ? name : undefined
  return {
    kind: 'text',
    isLocalized: kind !== 'name',
    isLong: markup !== undefined || LONG.test(name),
    ...(markup && { markup }),
    mayBeEmpty: minLength === 0,
  }
}

function partition<T>(list: readonly T[], isFirst: (entry: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((entry) => !isFirst(entry))]
}
