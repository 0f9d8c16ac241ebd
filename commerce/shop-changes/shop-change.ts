import { z } from 'zod'

/**
 * What has changed of what pages show. `catalog`: anything of the catalogue; `search`: what searches
 * find; `product`, `price` and `stock`: products by their ids, without ids any of them.
 */
const KINDS = [
  'everything',
  'catalog',
  'content',
  'price',
  'product',
  'promotion',
  'search',
  'site',
  'stock',
] as const

/** More ids than pages are worth looking through for. */
const MOST_IDS = 200
const MOST_CHANGES = 50

const Payload = z.object({
  kind: z.enum(KINDS),
  ids: z.array(z.string()).min(1).optional(),
  site: z.string().optional(),
})

export type ShopChange = z.infer<typeof Payload>

export const EVERYTHING: ShopChange = { kind: 'everything' }

/** Reads what the database announced; what cannot be read may be anything. */
export function parseShopChange(payload: string): ShopChange {
  try {
    return Payload.parse(JSON.parse(payload))
  } catch {
    return EVERYTHING
  }
}

/** The same in as few changes as possible: an import makes thousands of them. */
export function mergeShopChanges(changes: readonly ShopChange[]): ShopChange[] {
  if (changes.some(({ kind }) => kind === 'everything')) return [EVERYTHING]
  const merged = new Map<string, ShopChange>()
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.site])
    const known = merged.get(key)
    merged.set(key, known ? unite(known, change) : change)
  }
  return merged.size > MOST_CHANGES ? [EVERYTHING] : [...merged.values()]
}

function unite({ ids, ...rest }: ShopChange, { ids: more }: ShopChange): ShopChange {
  const all = ids && more && [...new Set([...ids, ...more])]
  return all && all.length <= MOST_IDS ? { ...rest, ids: all } : rest
}
