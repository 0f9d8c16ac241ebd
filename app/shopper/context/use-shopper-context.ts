import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { reportShopperContext } from '@/commerce-client/shopper-context'
import { logWarning } from '@/lib/log'
import { asText } from '@/lib/read-fields'
import { storedValue } from '@/lib/stored-value'
import { useSite } from '@/site/use-site'
import { useCustomer } from '../customer/use-customer'
import { getSession, hasSession } from '../session/session'

/**
 * px; narrower windows count as phones for the service. The layout's breakpoint is one pixel higher
 * (CON-003).
 */
const MOBILE_BELOW = 768

/** The qualifiers of a session (I18N-005, I18N-006). */
interface Qualifiers extends Record<string, string> {
  country: 'US' | 'CA'
  device: 'mobile' | 'desktop'
}

/**
 * Returns the qualifiers of a page. The country depends on the language's exact code: US for en-US,
 * otherwise CA, even for es-US (docs/adr/0023).
 * @param width width of the window, in px
 */
export function toQualifiers(locale: string, width: number): Qualifiers {
  return {
    country: locale === 'en-US' ? 'US' : 'CA',
    device: width < MOBILE_BELOW ? 'mobile' : 'desktop',
  }
}

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
