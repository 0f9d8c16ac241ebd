import type { InventoryService } from '../inventory/inventory.service'
import type { PricingService, PricingTerms } from '../pricing/pricing.service'
import type { ProductPrices } from '../pricing/pricing.rules'
import type { Site } from '../sites/site.service'
import type { FoundHit } from './hit-view'
import type { LoadedSite } from './memory/loaded-site'
import { sellableIdsOf } from './memory/site-index'

export interface HitSources {
  pricing: PricingService
  inventory: InventoryService
  now: () => Date
}

export interface HitOptions {
  withImageGroups: boolean
  terms: PricingTerms
  /** The time of the prices; if absent, now. */
  at?: Date
}

export interface LoadedHits {
  hits: FoundHit[]
  prices: ReadonlyMap<string, ProductPrices>
  orderableIds: ReadonlySet<string>
}

export async function loadHits(
  { pricing, inventory, now }: HitSources,
  site: Site,
  { index, selectHits }: Pick<LoadedSite, 'index' | 'selectHits'>,
  ordinals: Uint32Array,
  { withImageGroups, terms, at = now() }: HitOptions,
): Promise<LoadedHits> {
  const wanted = Array.from(ordinals, (ordinal) => ({
    productId: index.productIds[ordinal] ?? '',
    sellableIds: sellableIdsOf(index, ordinal),
    partIds: (index.sellables.parts.get(ordinal) ?? []).map(
      (number) => index.sellables.ids[number] ?? '',
    ),
  }))
  const sellableIds = [...new Set(wanted.flatMap((document) => document.sellableIds))]
  const partIds = wanted.flatMap((document) => document.partIds)
  const [stored, prices, stock] = await Promise.all([
    selectHits(
      wanted.map(({ productId }) => productId),
      withImageGroups,
    ),
    pricing.getPrices(site.id, sellableIds, at, undefined, terms),
    inventory.getInventory(site.inventoryListId, [...sellableIds, ...partIds]),
  ])
  const isOrderable = (id: string) => stock.get(id)?.orderable ?? false
  const hits = wanted.flatMap((document): FoundHit[] => {
    const hit = stored.get(document.productId)
    if (!hit) return []
    const isWhole = document.partIds.length > 0
    const orderable = isWhole
      ? document.partIds.every(isOrderable)
      : document.sellableIds.some(isOrderable)
    return [{ ...hit, sellableIds: document.sellableIds, isOrderable: orderable }]
  })
  return { hits, prices, orderableIds: new Set(sellableIds.filter(isOrderable)) }
}
