/** The schemas of a link to another item: `{_meta: {schema: …#/definitions/content-link}, id}`. */
const LINK_SCHEMAS: ReadonlySet<string> = new Set([
  'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link',
  'http://bigcontent.io/cms/schema/v1/core#/definitions/content-reference',
])

export type Body = Record<string, unknown>

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the id of the linked item; undefined if the value is not a link. */
function toLinkedId(value: unknown): string | undefined {
  if (!isBody(value) || !isBody(value['_meta'])) return undefined
  const { schema } = value['_meta']
  const isLink = typeof schema === 'string' && LINK_SCHEMAS.has(schema)
  return isLink && typeof value['id'] === 'string' ? value['id'] : undefined
}

/** Returns the ids of all items linked at any depth of a value. */
export function listLinkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listLinkedIds)
  const id = toLinkedId(value)
  if (id !== undefined) return [id]
  return isBody(value) ? Object.values(value).flatMap(listLinkedIds) : []
}

/**
 * Replaces links by the linked items, recursively. A link is kept if its item is missing or already
 * encloses the link.
 */
export function inlineLinks(
  value: unknown,
  items: ReadonlyMap<string, Body>,
  within: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => inlineLinks(entry, items, within))
  const id = toLinkedId(value)
  if (id !== undefined) {
    const item = within.includes(id) ? undefined : items.get(id)
    return item ? inlineLinks(item, items, [...within, id]) : value
  }
  if (!isBody(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, inlineLinks(entry, items, within)]),
  )
}
