import { readNewWishListItem } from '@/rules/wish-list-item'
import { asList } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** Maximum number of items in a guest's browser; for more, a guest needs an account. */
export const MAX_GUEST_ITEMS = 100

/**
 * The items that a guest has saved, oldest first, by site; after a login, those that still have to
 * be added to the customer's list.
 */
export const guestItems = storedValue({
  area: 'local',
  key: 'guest-wishes',
  parse: (stored) => asList(stored, readNewWishListItem).slice(0, MAX_GUEST_ITEMS),
})
