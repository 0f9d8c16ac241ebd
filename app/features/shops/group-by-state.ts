import type { ShopView } from '@/commerce-client/shop.mapper'

export interface StateShops {
  code: string
  name: string
  shops: ShopView[]
}

/** Groups shops by state, with states and shops in alphabetical order (SHOP-002). */
export function groupByState(shops: readonly ShopView[]): StateShops[] {
  const states = new Map<string, StateShops>()
  for (const shop of shops) {
    const { stateName: name, stateCode: code } = shop
    const state = states.get(name) ?? { code, name, shops: [] }
    states.set(name, { ...state, shops: [...state.shops, shop] })
  }
  return [...states.values()]
    .map((state) => ({ ...state, shops: state.shops.sort(byName) }))
    .sort(byName)
}

function byName(one: { name: string }, other: { name: string }): number {
  return one.name.localeCompare(other.name, 'en-US')
}
