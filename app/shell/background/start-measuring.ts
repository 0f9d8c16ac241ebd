import { hasScripts, loadThirdParties } from '@/integrations/third-party/load-third-party'
import { afterLoad } from '@/lib/after-load'
import { logWarning } from '@/lib/log'
import { startAnalytics, type Measured } from '@/shopper/analytics/start-analytics'
import { isAllowed, onConsentChange } from '@/shopper/session/tracking-consent'
import { getAppConfig } from '@/site/app-config'
import { findPage } from '@/site/find-page'
import { PAYMENT_PARTIES, type CookiePurpose, type ThirdParty } from '@/site/third-party'
import { isInspectorOn } from './is-inspector-on'

/**
 * The page's own requests go first; browsers buffer their measurements. Visits that end sooner are
 * not measured.
 */
const SPEED_DELAY_MS = 1_500

export interface Measuring extends Measured {
  /** In an editor's preview no event is recorded or sent to a tracker. */
  isPreview: boolean
}

/**
 * Adds the external scripts to the page (trackers only with the visitor's permission), fills the
 * data layer from now on, and shows it to developers. In a preview only scripts that belong to the
 * page's content are added, and no trackers. Pages of a payment have no such scripts: when one
 * follows a page with scripts, it is loaded anew.
 * @returns a function that stops it
 */
export function startMeasuring(
  { isPreview, ...measured }: Measuring,
  reload: () => void = () => window.location.reload(),
): () => void {
  const { siteId, history } = measured
  const isPaymentPage = () => findPage(history.location.pathname).isPayment === true
  const loadWanted = () => {
    const mayServe = (purpose: CookiePurpose) => !isPreview && isAllowed(purpose)
    loadThirdParties({ siteId, mayServe, isPayment: isPaymentPage() })
  }
  loadWanted()
  let isOver = false
  const stopAll = () => {
    isOver = true
    stops.forEach((stop) => stop())
  }
  const goOn = () => {
    if (!isPaymentPage() || !hasScripts(isBesidesPayment)) return loadWanted()
    // scripts cannot be unloaded; the page begins anew without them, and is measured once
    stopAll()
    reload()
  }
  // listens before the analytics, which would push a page view
  const stops = [history.listen(goOn)]
  if (isPreview) return stopAll
  stops.push(onConsentChange(loadWanted), startAnalytics(measured), measureSpeed(siteId))
  const inspect = async () => {
    const { showInspector } = await import('./analytics-inspector')
    if (!isOver) stops.push(showInspector())
  }
  if (isInspectorOn()) {
    inspect().catch((error: unknown) => logWarning('There is no inspector', { error }))
  }
  return stopAll
}

const isBesidesPayment = (party: ThirdParty) => !PAYMENT_PARTIES.includes(party)

/**
 * Measures the page speed in a sample of the visits, some time after the page has loaded.
 * @returns a function that cancels it
 */
function measureSpeed(siteId: string): () => void {
  if (Math.random() >= (getAppConfig().pageSpeedSample ?? 0)) return () => undefined
  // the path of the page that was loaded, whatever the current one is
  const { pathname } = window.location
  const begin = () => {
    import('./page-speed')
      .then(({ reportPageSpeed }) => reportPageSpeed(siteId, pathname))
      .catch((error: unknown) => logWarning('The page speed is not measured', { error }))
  }
  return afterLoad(begin, SPEED_DELAY_MS)
}
