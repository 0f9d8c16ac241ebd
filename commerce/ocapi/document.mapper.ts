import { toSnakeNames } from './property-names.rules'
import { MEMBER_TYPES } from './document-types.constants'

const OF_VALUES: ReadonlySet<string> = new Set(['product_search_refinement', 'variation_attribute'])

type Members = Readonly<Record<string, unknown>>

export function toOcapiDocument(document: unknown): Record<string, unknown> {
  if (!isMembers(document)) return {}
  const named = toSnakeNames(isList(document) ? toResult(document) : document)
  return isMembers(named) ? { ...named } : {}
}

export function withTypes(
  document: Members,
  { version, type, state }: { version: string; type: string; state?: string },
): Record<string, unknown> {
  return {
    _v: version,
    _type: type,
    ...(state !== undefined && { _resource_state: state }),
    ...typeMembers(document, type),
  }
}

function typeMembers(document: Members, type: string): Record<string, unknown> {
  const entries = Object.entries(document).map(([name, value]): [string, unknown] => {
    const isCustom = name.startsWith('c_') || name.startsWith('_')
    return [name, isCustom ? value : typeValue(value, typeOf(name, type))]
  })
  return Object.fromEntries(entries)
}

function typeValue(value: unknown, type: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => typeValue(one, type))
  if (!isMembers(value)) return value
  return { ...(type !== undefined && { _type: type }), ...typeMembers(value, type ?? '') }
}

function typeOf(name: string, parent: string): string | undefined {
  if (name === 'data' && parent.endsWith('_result')) return parent.replace(/_result$/, '')
  if (name === 'baskets' || name === 'orders') return name.slice(0, -1)
  if (name === 'payment_instruments' && parent === 'customer') return 'customer_payment_instrument'
  if (name === 'values' && OF_VALUES.has(parent)) return `${parent}_value`
  return MEMBER_TYPES[name]
}

// shopper APIs return `limit` and `offset`, OCAPI the `count` of the returned items and `start`
function toResult({ limit: _limit, offset, ...rest }: Members): Members {
  const given = rest['data'] ?? rest['hits']
  return {
    count: Array.isArray(given) ? given.length : 0,
    ...rest,
    ...(offset !== undefined && { start: offset }),
  }
}

function isList(document: Members): boolean {
  return typeof document['limit'] === 'number' && typeof document['total'] === 'number'
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
