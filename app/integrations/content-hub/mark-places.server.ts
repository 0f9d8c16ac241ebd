import { asFields, asText } from '@/lib/read-fields'
import type { ContentItem } from './content.port'

interface Place {
  itemId: string | undefined
  path: readonly string[]
}

/**
 * Adds `_at` to an item, to the items inlined in it and to their blocks: the id of the item and the
 * path inside it, as `f66eb662… slots.0`. With it an editor's preview finds what is pointed at.
 */
export function markPlaces(item: ContentItem): ContentItem {
  return { ...markFields(item, { itemId: undefined, path: [] }), contentType: item.contentType }
}

function markFields(fields: object, outer: Place): Record<string, unknown> {
  const own = { ...fields }
  const itemId = asText(asFields(asFields(own)._meta).deliveryId)
  const place = itemId === undefined ? outer : { itemId, path: [] }
  const marked = Object.fromEntries(
    Object.entries(own).map(([name, value]: [string, unknown]) => [
      name,
      mark(value, { ...place, path: [...place.path, name] }),
    ]),
  )
  const isBlock = itemId !== undefined || 'contentType' in own
  if (!isBlock || place.itemId === undefined) return marked
  return { ...marked, _at: `${place.itemId} ${place.path.join('.')}` }
}

function mark(value: unknown, place: Place): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      mark(entry, { ...place, path: [...place.path, String(index)] }),
    )
  }
  return typeof value === 'object' && value !== null ? markFields(value, place) : value
}
