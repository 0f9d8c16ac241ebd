import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { reportShopperContext } from '@/commerce-client/shopper-context'
import { logWarning } from '@/lib/log'
import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { useSite } from '@/site/use-site'
import { useCustomer } from '../customer/use-customer'
import { getSession, hasSession } from '../session/session'
import { toQualifiers } from './qualifiers'

const lastReport = storedValue({ area: 'session', key: 'shopper-context', parse: asText })

/**
 * Sends the shopper context of a session: at load, after a login, and when it changes (ACC-056). A
 * visitor without a session does not get one for it.
 */
export function useShopperContext(): void {
  const { id: siteId, locale } = useSite()
  const { data: customer } = useCustomer()
  const { pathname } = useLocation()
  useEffect(() => {
    // Undefined while the customer is loading. A guest's session may begin on any page, so each
    // page checks for it.
    if (customer === undefined || !hasSession(siteId)) return
    const report = {
      loginId: customer?.login,
      customQualifiers: toQualifiers(locale, window.innerWidth),
    }
    const whole = JSON.stringify([getSession(siteId)?.customerId, report])
    if (lastReport.get(siteId) === whole) return
    lastReport.set(whole, siteId)
    reportShopperContext(siteId, report).catch((error: unknown) => {
      lastReport.set(undefined, siteId)
      logWarning('the shopper’s context was not sent', { error })
    })
  }, [customer, siteId, locale, pathname])
}
