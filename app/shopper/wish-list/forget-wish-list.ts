import { guestItems } from './guest-items'
import { savedProducts } from './saved-products'

/** Removes the wish list from the browser, at logout (SES-033). */
export function forgetWishList(siteId: string): void {
  savedProducts.set(undefined, siteId)
  guestItems.set(undefined, siteId)
}
