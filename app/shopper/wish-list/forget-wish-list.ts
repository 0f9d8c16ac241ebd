import { guestItems } from './guest-items'
import { savedProducts } from './saved-products'

/** Logging out leaves nothing of a wish list in the browser (SES-033). */
export function forgetWishList(siteId: string): void {
  savedProducts.set(undefined, siteId)
  guestItems.set(undefined, siteId)
}
