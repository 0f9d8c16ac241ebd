import { useEffect } from 'react'
import { afterLoad } from '@/lib/after-load'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { useCustomer } from '../customer/use-customer'
import { savedProducts } from './saved-products'

/** The page's own requests go first. */
const DELAY_MS = 2000

/**
 * Updates the hearts for the current visitor. A customer's list is read after each page load, since
 * another device may have changed it; for a guest without saved products nothing is fetched.
 */
export function WishListWatch() {
  const { id: siteId } = useSite()
  const { data: customer } = useCustomer()
  const isKnown = customer !== undefined
  const customerId = customer?.customerId
  useEffect(() => {
    if (!isKnown) return
    const owner = savedProducts.get(siteId)?.owner
    const isOthers = owner !== undefined && owner !== customerId
    if (isOthers) savedProducts.set(undefined, siteId)
    if (!isOthers && customerId === undefined) return
    return afterLoad(() => {
      import('./wish-list')
        .then(({ syncWishList }) => syncWishList(siteId))
        .catch((error: unknown) => logWarning('The wish list could not be read', { error }))
    }, DELAY_MS)
  }, [siteId, isKnown, customerId])
  return null
}
