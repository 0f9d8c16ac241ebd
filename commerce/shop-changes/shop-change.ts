import { z } from 'zod'

/**
 * The kinds of changes to the shop's pages. `catalog`: any part of the catalog; `search`: search
 * results; `product`, `price` and `stock`: the products with the given ids, or any product without
 * ids.
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

/**
 * Above this number it is faster to treat any product as changed than to compare ids with pages.
 */
const MAX_IDS = 200
const MAX_CHANGES = 50

const Payload = z.object({
  kind: z.enum(KINDS),
  ids: z.array(z.string()).min(1).optional(),
  site: z.string().optional(),
})

export type ShopChange = z.infer<typeof Payload>

export const EVERYTHING: ShopChange = { kind: 'everything' }

/**
 * Parses a notification of the database; one that cannot be parsed means that everything may have
 * changed.
 */
export function parseShopChange(payload: string): ShopChange {
  try {
    return Payload.parse(JSON.parse(payload))
  } catch {
    return EVERYTHING
  }
}

/** Merges changes into as few as possible, because an import makes thousands of them. */
export function mergeShopChanges(changes: readonly ShopChange[]): ShopChange[] {
  if (changes.some(({ kind }) => kind === 'everything')) return [EVERYTHING]
  const merged = new Map<string, ShopChange>()
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.site])
    const known = merged.get(key)
    merged.set(key, known ? unite(known, change) : change)
  }
  return merged.size > MAX_CHANGES ? [EVERYTHING] : [...merged.values()]
}

function unite({ ids, ...rest }: ShopChange, { ids: more }: ShopChange): ShopChange {
  const all = ids && more && [...new Set([...ids, ...more])]
  return all && all.length <= MAX_IDS ? { ...rest, ids: all } : rest
}
