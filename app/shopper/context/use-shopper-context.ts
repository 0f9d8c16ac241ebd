import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { reportShopperContext } from '@/commerce-client/shopper-context'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'
import { useCustomer } from '../customer/use-customer'
import { getSession, hasSession } from '../session/session'
import { toQualifiers } from './qualifiers'

const keyOf = (siteId: string) => `shopper-context:${siteId}`

/**
 * Tells the service how a session shops: at load, after a login, and when it shops differently
 * (D2 §7). A visitor who only looks has no session, and gets none for it.
 */
export function useShopperContext(): void {
  const { id: siteId, locale } = useSite()
  const { data: customer } = useCustomer()
  const { pathname } = useLocation()
  useEffect(() => {
    // Undefined until it is known who shops. A guest's session begins on some page: each looks.
    if (customer === undefined || !hasSession(siteId)) return
    const report = {
      loginId: customer?.login,
      customQualifiers: toQualifiers(locale, window.innerWidth),
    }
    const whole = JSON.stringify([getSession(siteId)?.customerId, report])
    if (readSent(siteId) === whole) return
    keepSent(siteId, whole)
    reportShopperContext(siteId, report).catch((error: unknown) => {
      keepSent(siteId, '')
      logWarning('the shopper’s context was not told', { error })
    })
  }, [customer, siteId, locale, pathname])
}

function readSent(siteId: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(siteId))
  } catch {
    return null
  }
}

function keepSent(siteId: string, whole: string): void {
  try {
    window.sessionStorage.setItem(keyOf(siteId), whole)
  } catch {
    // It is told again on the next page then.
  }
}
