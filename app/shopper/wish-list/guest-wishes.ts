import { readNewWish } from '@/domain/wish'
import { asList } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'

/** A browser stores no more: for more, a guest needs an account. */
export const MAX_GUEST_WISHES = 100

/** What a guest has saved, by site, the oldest first; and what still has to be added to a customer's list. */
export const guestWishes = storedValue({
  area: 'local',
  key: 'guest-wishes',
  parse: (stored) => asList(stored, readNewWish).slice(0, MAX_GUEST_WISHES),
})
