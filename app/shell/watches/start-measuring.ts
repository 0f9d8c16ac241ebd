import { loadThirdParties } from '@/integrations/third-party/load-third-party'
import { afterLoad } from '@/lib/after-load'
import { logWarning } from '@/lib/log'
import { startAnalytics, type Measured } from '@/shopper/analytics/start-analytics'
import { onConsentChange, readTrackingConsent } from '@/shopper/session/tracking-consent'
import { getAppConfig } from '@/site/app-config'
import { isInspectorOn } from './is-inspector-on'

/**
 * The page's own requests come first; browsers buffer what they measure. A visit that ends sooner is
 * not measured.
 */
const SPEED_DELAY_MS = 1_500

export interface Measuring extends Measured {
  /** An editor's preview: no event is recorded or sent to a tracker. */
  isPreview: boolean
}

/**
 * Adds the outside scripts to the page, those that follow a visitor once they are let, fills the data
 * layer from now on, and shows it to developers.
 * In preview nothing follows the visitor: only the scripts that a page is made with are added.
 * @returns how to end it
 */
export function startMeasuring({ isPreview, ...measured }: Measuring): () => void {
  const { siteId } = measured
  if (isPreview) {
    loadThirdParties({ siteId, isFollowed: false })
    return () => undefined
  }
  const loadWanted = () =>
    loadThirdParties({ siteId, isFollowed: readTrackingConsent() !== 'refused' })
  loadWanted()
  const stops = [onConsentChange(loadWanted), startAnalytics(measured), measureSpeed(siteId)]
  let isOver = false
  const inspect = async () => {
    const { showInspector } = await import('./analytics-inspector')
    if (!isOver) stops.push(showInspector())
  }
  if (isInspectorOn()) {
    inspect().catch((error: unknown) => logWarning('There is no inspector', { error }))
  }
  return () => {
    isOver = true
    stops.forEach((stop) => stop())
  }
}

/** In a sample of the visits, once the page is long there. @returns how to call it off */
function measureSpeed(siteId: string): () => void {
  if (Math.random() >= (getAppConfig().pageSpeedSample ?? 0)) return () => undefined
  // of the page that was loaded, wherever the visitor has gone meanwhile
  const { pathname } = window.location
  const begin = () => {
    import('./page-speed')
      .then(({ reportPageSpeed }) => reportPageSpeed(siteId, pathname))
      .catch((error: unknown) => logWarning('The page speed is not measured', { error }))
  }
  return afterLoad(begin, SPEED_DELAY_MS)
}
