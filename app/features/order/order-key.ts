import { millisecondsInMinute } from 'date-fns/constants'
import { useEffect } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import type { OrderKey } from '@/commerce-client/orders'
import { asFields, asNumber, asText } from '@/lib/read-fields'
import { useIsHydrated } from '@/lib/use-is-hydrated'

const KEY_LIFETIME_MS = 15 * millisecondsInMinute

/**
 * Reads the order's key from the mail's link, which is then removed from the URL, or from the
 * history entry, so that a reload shows the order again and no URL contains the key. It expires,
 * since the next person may use the same browser.
 * @param isOwnAllowed whether a number alone is a key: of an order of the shopper's own
 */
export function useOrderKey(isOwnAllowed = false): OrderKey | undefined {
  const { pathname, hash, state } = useLocation()
  const history = useHistory()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    const mailed = readMailedKey(hash, isOwnAllowed)
    if (mailed) history.replace(pathname, keepKey(mailed))
  }, [hash, pathname, history, isOwnAllowed])
  if (!isHydrated) return undefined
  return readMailedKey(hash, isOwnAllowed) ?? readStoredKey(state, isOwnAllowed)
}

/**
 * Reads the link in an order's mail: `#order=…&code=…&email=…`. It is a fragment because browsers
 * do not send fragments to servers. Returns undefined if a parameter is missing.
 */
function readMailedKey(hash: string, isOwnAllowed: boolean): OrderKey | undefined {
  const known = new URLSearchParams(hash.replace(/^#/, ''))
  const [orderNo, orderViewCode, email] = ['order', 'code', 'email'].map(
    (name) => known.get(name) ?? undefined,
  )
  if (!orderNo) return undefined
  if (isOwnAllowed) return { orderNo, email, orderViewCode }
  return orderViewCode && email ? { orderNo, orderViewCode, email } : undefined
}

/** Reads the key from the history entry, which survives a reload and is not part of the URL. */
function readStoredKey(state: unknown, isOwnAllowed: boolean): OrderKey | undefined {
  const { orderKey, askedAt } = asFields(state)
  if (Date.now() - (asNumber(askedAt) ?? 0) > KEY_LIFETIME_MS) return undefined
  const fields = asFields(orderKey)
  const orderNo = asText(fields.orderNo)
  const [email, postalCode, orderViewCode] = [
    asText(fields.email),
    asText(fields.postalCode),
    asText(fields.orderViewCode),
  ]
  return orderNo && (isOwnAllowed || (email ?? postalCode))
    ? { orderNo, email, postalCode, orderViewCode }
    : undefined
}

export const keepKey = (orderKey: OrderKey) => ({ orderKey, askedAt: Date.now() })
