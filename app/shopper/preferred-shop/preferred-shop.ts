import { browserStore } from '@/lib/browser-store'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/* The shopper's pickup shop, stored in the browser between visits (FUL-017): public pages come
   from a cache that knows no shopper. Only what has to be shown before anything is asked is stored;
   address, hours and stock are read when they are needed, since a shop may have closed meanwhile. */

/** What is remembered of the preferred shop. */
export interface PreferredShop {
  id: string
  name: string
}

const MAX_AGE_S = 365 * 24 * 60 * 60

const keyOf = (siteId: string) => `preferred_shop_${siteId}`

/** When a tab changed the preferred shop last, in milliseconds: cookies have no events of their own. */
const lastChange = storedValue({ area: 'local', key: 'preferred_shop_changed', parse: asNumber })

/** The stored text: the same text is the same shop. Empty for none. */
export function storedShop(siteId: string): string {
  try {
    return browserStore().get(keyOf(siteId)) ?? ''
  } catch {
    // A browser may store nothing, and a cookie may be damaged.
    return ''
  }
}

/** Remembers a shop, or with nothing forgets the one there was; here and in other tabs. */
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

/** Calls back when the shop changes, in this tab or another. Answers how to stop. */
export const onShopChange = lastChange.onChange
