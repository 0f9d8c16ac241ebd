import { storedValue } from '@/lib/stored-value'

/**
 * Whether lists show only what the preferred shop hands over, by site: remembered for this visit of
 * this tab, and not in the URL, which shows the same page to everybody.
 */
export const pickupOnly = storedValue({
  area: 'session',
  key: 'pickup_only',
  parse: (stored) => stored === true,
})
