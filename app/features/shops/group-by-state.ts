import type { ShopView } from '@/commerce-client/shop.mapper'

export interface StateShops {
  name: string
  shops: ShopView[]
}

/** Shops by the name of their state, states and shops in alphabetical order (SHOP-002). */
export function groupByState(shops: readonly ShopView[]): StateShops[] {
  const states = new Map<string, ShopView[]>()
  for (const shop of shops) {
    states.set(shop.stateName, [...(states.get(shop.stateName) ?? []), shop])
  }
  return [...states].map(([name, ofState]) => ({ name, shops: ofState.sort(byName) })).sort(byName)
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en-US')
}
