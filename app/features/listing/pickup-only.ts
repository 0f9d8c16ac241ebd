import { storedValue } from '@/lib/stored-value'

/**
 * Whether lists show only products for pickup in the preferred shop, by site. Stored for this tab's
 * session and not in the URL, because a URL shows the same page to everyone.
 */
export const pickupOnly = storedValue({
  area: 'session',
  key: 'pickup_only',
  parse: (stored) => stored === true,
})
