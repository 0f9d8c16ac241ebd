import type { Params } from './match-resource.rules'
import { toCamelName } from './property-names.rules'
import type { Resource } from './resources.constants'

type Query = Record<string, string | string[]>

/** OCAPI's own parameters, and those in the path, which are not passed on. */
const OWN: ReadonlySet<string> = new Set([
  'client_id',
  'method',
  'format',
  'pretty_print',
  'callback',
  'suppress_response_codes',
  'select',
  'siteId',
  'site_id',
  'organizationId',
  'organization_id',
])
const RENAMED: Readonly<Record<string, string>> = { start: 'offset', count: 'limit' }
/** Without `expand`, OCAPI returns the least data for these types, the shopper APIs the most. */
const PLAIN_TYPES: ReadonlySet<string> = new Set([
  'product',
  'product_result',
  'product_search_result',
])

/** Converts a resource's query to the parameters of the shopper APIs. */
export function toShopperQuery(
  given: Readonly<Record<string, unknown>>,
  { resource, params, siteId }: { resource: Resource; params: Params; siteId: string },
): Query {
  const query: Query = {}
  const refinements: string[] = []
  for (const [name, value] of Object.entries(given)) {
    const values = toTexts(value)
    if (OWN.has(name) || values.length === 0) continue
    if (/^refine(_\d{1,2})?$/.test(name)) refinements.push(...values)
    else query[RENAMED[name] ?? toCamelName(name)] = values.length === 1 ? values.join('') : values
  }
  if (refinements.length > 0) query['refine'] = refinements
  if (PLAIN_TYPES.has(resource.type) && query['expand'] === undefined) query['expand'] = 'none'
  // values in OCAPI's path that the shopper APIs take as query parameters
  for (const name of ['ids', 'expand']) {
    const value = params[name]
    if (value !== undefined) query[name] = value
  }
  return { ...query, siteId }
}

function toTexts(value: unknown): string[] {
  return [value].flat().filter((one) => typeof one === 'string')
}
