import { loadThirdParties } from '@/integrations/third-party/load-third-party'
import { afterLoad } from '@/lib/after-load'
import { logWarning } from '@/lib/log'
import { startAnalytics, type Measured } from '@/shopper/analytics/start-analytics'
import { onConsentChange, readTrackingConsent } from '@/shopper/session/tracking-consent'
import { getAppConfig } from '@/site/app-config'
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
 * page's content are added, and no trackers.
 * @returns a function that stops it
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
