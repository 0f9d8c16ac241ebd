import { moneyFormat } from '@rules/currency'
import { hashQueryKey, type QueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { lineProductsQuery } from '@/commerce-client/line-products.queries'
import { withoutOptions } from '@/rules/line-name'
import { imageUrl } from '@/integrations/images/image-service'
import { logWarning } from '@/lib/log'
import {
  forgetOfflineBag,
  readOfflineBag,
  saveOfflineBag,
  type OfflineBag,
} from '@/lib/offline-bag'
import { basketKey } from '@/shopper/basket/basket.queries'
import { getSession } from '@/shopper/session/session'
import { onSessionEvent } from '@/shopper/session/session-events'
import type { Site } from '@/site/site'

/** The rest of a longer bag can be read only online. */
const MAX_LINES = 60
/** Several changes within this time are stored once. */
const PAUSE_MS = 1000

type StoredBagSite = Pick<Site, 'id' | 'locale' | 'currency'>

/**
 * Stores the bag for reading offline after each read or change, until it is ordered or emptied, or
 * its shopper logs out.
 * @returns a function that stops it
 */
export function storeBagOffline(queryClient: QueryClient, site: StoredBagSite): () => void {
  const hash = hashQueryKey(basketKey(site.id))
  let last: Basket | null | undefined
  let timer: number | undefined
  const look = () => {
    const basket = queryClient.getQueryData<Basket | null>(basketKey(site.id))
    if (basket === undefined || basket === last) return
    last = basket
    window.clearTimeout(timer)
    timer = window.setTimeout(() => warn(keep(queryClient, site, basket)), PAUSE_MS)
  }
  const stopSession = onSessionEvent((_event, siteId) => {
    if (siteId !== site.id) return
    window.clearTimeout(timer)
    last = undefined
    warn(forgetOfflineBag())
  })
  warn(forgetAnothers(site.id))
  look()
  const stopQueries = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) look()
  })
  return () => {
    window.clearTimeout(timer)
    stopSession()
    stopQueries()
  }
}

function warn(work: Promise<void>): void {
  work.catch((error: unknown) => logWarning('The bag is not readable offline', { error }))
}

/** Deletes the bag of a former customer, whose logout happened while no page was open. */
async function forgetAnothers(siteId: string): Promise<void> {
  const bag = await readOfflineBag()
  if (bag && bag.shopper !== getSession(siteId)?.customerId) await forgetOfflineBag()
}

async function keep(queryClient: QueryClient, site: StoredBagSite, basket: Basket | null) {
  const shopper = getSession(site.id)?.customerId
  const lines = basket?.productItems ?? []
  if (!basket || !shopper || lines.length === 0) return forgetOfflineBag()
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  // these products are cached if the bag is on the screen
  const products = await queryClient.fetchQuery(lineProductsQuery(site.id, ids)).catch(() => ({}))
  // after a logout in the meantime nothing is stored
  if (getSession(site.id)?.customerId !== shopper) return
  const bag = toOfflineBag(basket, products, site)
  await saveOfflineBag({ ...bag, shopper, savedAt: Date.now() })
  // the worker stores the pictures as they are fetched
  for (const { picture } of bag.lines) if (picture) await fetch(picture)
}

/** Returns the part of a bag that can be read offline. */
function toOfflineBag(
  { productItems = [], productSubTotal = 0 }: Basket,
  products: Readonly<Record<string, LineProduct>>,
  { locale, currency }: Pick<StoredBagSite, 'locale' | 'currency'>,
): Pick<OfflineBag, 'lines' | 'subtotal'> {
  const { format } = new Intl.NumberFormat(locale, moneyFormat(currency))
  const lines = productItems.slice(0, MAX_LINES).map((line) => {
    const product = products[line.productId ?? '']
    const { priceAfterItemDiscount, price = 0 } = line
    return {
      name: withoutOptions(line.productName ?? product?.name ?? '', product?.options ?? []),
      facts: (product?.options ?? []).map(({ name, value }) => `${name}: ${value}`),
      quantity: line.quantity ?? 1,
      amount: format(priceAfterItemDiscount ?? price),
      ...(product?.image && { picture: imageUrl(product.image.link, 150) }),
    }
  })
  return { lines, subtotal: format(productSubTotal) }
}
