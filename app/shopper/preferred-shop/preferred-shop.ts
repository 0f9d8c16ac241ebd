import { secondsInDay } from 'date-fns/constants'
import { browserStore } from '@/lib/browser-store'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/* The shopper's pickup shop, stored in the browser between visits (FUL-017), because public pages
   come from a cache that is the same for all shoppers. Only the fields that are shown immediately
   are stored; address, hours and stock are read when needed, since a shop may have closed in the
   meantime. */

export interface PreferredShop {
  id: string
  name: string
}

const MAX_AGE_S = 365 * secondsInDay

const keyOf = (siteId: string) => `preferred_shop_${siteId}`

/**
 * Time of the last change of the preferred shop in any tab, in ms since 1970. It notifies other
 * tabs, because cookies have no change events.
 */
const lastChange = storedValue({ area: 'local', key: 'preferred_shop_changed', parse: asNumber })

/** Returns the stored text, which can be compared; empty if there is none. */
export function storedShop(siteId: string): string {
  try {
    return browserStore().get(keyOf(siteId)) ?? ''
  } catch {
    // the browser may block storage, or the cookie may be invalid
    return ''
  }
}

/** Stores a shop, or removes the stored one if undefined, and notifies other tabs. */
export function keepShop(siteId: string, shop: PreferredShop | undefined): void {
  try {
    const store = browserStore()
    if (shop) {
      store.set(keyOf(siteId), JSON.stringify({ id: shop.id, name: shop.name }), MAX_AGE_S)
    } else store.remove(keyOf(siteId))
  } catch {
    return
  }
  lastChange.set(Date.now(), siteId)
}

export function parseShop(text: string): PreferredShop | undefined {
  if (!text) return undefined
  try {
    const { id, name } = asFields(JSON.parse(text))
    const shopId = asText(id)
    return shopId ? { id: shopId, name: asText(name) ?? shopId } : undefined
  } catch {
    return undefined
  }
}

/** Calls back when the shop changes, in this tab or another. Returns a function that stops it. */
export const onShopChange = lastChange.onChange
