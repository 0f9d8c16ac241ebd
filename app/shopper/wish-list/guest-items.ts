import { readNewWishListItem } from '@/domain/wish-list-item'
import { asList } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** A browser stores no more: for more, a guest needs an account. */
export const MAX_GUEST_ITEMS = 100

/** What a guest has saved, by site, the oldest first; and what still has to be added to a customer's list. */
export const guestItems = storedValue({
  area: 'local',
  key: 'guest-wishes',
  parse: (stored) => asList(stored, readNewWishListItem).slice(0, MAX_GUEST_ITEMS),
})
