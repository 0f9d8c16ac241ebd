import { toAppError } from '@/errors/to-app-error'
import { contentSource } from '@/integrations/content-hub/content.source'
import { sharedKeys, type ContentItem } from '@/integrations/content-hub/content.port'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { readSlot } from '../slot'

const FIVE_MINUTES_MS = 300_000

export interface PlacedTile {
  /** The number of products before the tile. */
  after: number
  slot: ContentItem
}

/**
 * Queries a category's in-grid tiles. The tiles of all categories are in one item, because few
 * categories have any.
 */
export const inGridQuery = (siteId: string, categoryId: string) => ({
  queryKey: ['in-grid', siteId, categoryId] as const,
  queryFn: () => getInGrid(siteId, categoryId),
  staleTime: FIVE_MINUTES_MS,
})

async function getInGrid(siteId: string, categoryId: string): Promise<PlacedTile[]> {
  const key = sharedKeys.inGridTiles(siteId)
  const item = await contentSource.getContentByKey(siteId, key).catch((error: unknown) => {
    if (toAppError(error).kind !== 'not-found') throw error
    return undefined
  })
  return asList(item?.tiles, (value) => readPlaced(value, categoryId))
}

function readPlaced(value: unknown, categoryId: string): PlacedTile | undefined {
  const fields = asFields(value)
  const slot = readSlot(fields.tile)
  const after = asNumber(fields.after)
  if (!slot || after === undefined || asText(fields.categoryId) !== categoryId) return undefined
  return { after, slot }
}
