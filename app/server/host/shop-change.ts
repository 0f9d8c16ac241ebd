import { z } from 'zod'

const NAMED = ['catalog', 'content', 'price', 'product', 'promotion', 'search', 'site', 'stock']

/**
 * Events of the engine: `docs/shopper-api.md`. An unknown kind is treated as a change of
 * everything.
 */
const Change = z.object({
  kind: z.string().transform((kind) => (NAMED.includes(kind) ? kind : 'everything')),
  /** Ids of products; absent means all. */
  ids: z.array(z.string()).optional(),
  /** Absent means all sites. */
  site: z.string().optional(),
})
const Changes = z.array(Change)

export type ShopChange = z.infer<typeof Change>

export const EVERYTHING: ShopChange = { kind: 'everything' }

/** Reads one event of the feed. @throws Error when it cannot be read */
export function parseShopChanges(data: string): ShopChange[] {
  return Changes.parse(JSON.parse(data))
}
