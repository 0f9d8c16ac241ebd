import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import type { SiteConfig } from './site'
import type { ThirdPartyConfig } from './third-party'

/** The part of `config/default.js` that the application reads, on the server and in the browser. */
export interface AppConfiguration {
  sites: SiteConfig[]
  /** Absent: no outside script is configured. */
  thirdParty?: ThirdPartyConfig
  commerceAPI: {
    /** Same-origin address of the commerce engine, for the browser. */
    proxyPath: string
    parameters: { clientId: string; organizationId: string; shortCode: string }
  }
  /** Where the contact form is sent instead of to our own route: CONTACT_FORM_ACTION. */
  contactFormAction?: string
  /** For methods that promise no days themselves. Absent: they have no calendar. */
  delivery?: DeliveryConfig
  /** No page brings a service worker: SERVICE_WORKER, or development. */
  isWorkerOff?: boolean
  /** Share of the visits whose page speed is measured, 0 to 1; absent: none. */
  pageSpeedSample?: number
  /** Absent: nobody recommends anything, and nothing is reported. */
  recommendations?: RecommendationsConfig
}

/** Business days on the way: of the fastest and of the slowest parcel. */
interface DeliveryConfig {
  minDays: number
  maxDays: number
}

/** Of the recommendation service, which also records activities (REC-015). */
interface RecommendationsConfig {
  /** Same-origin address, down to the version. */
  proxyPath: string
  clientId: string
  /** Absent: the sites have their own names there. */
  realm?: string
  instanceType: 'prd' | 'sbx'
}

/** Reads the application's configuration; throws when PWA Kit found one without an `app`. */
export function getAppConfig(): AppConfiguration {
  const config = getConfig()
  if (!isConfiguration(config)) throw new Error('The configuration has no app section')
  return config.app
}

// Our own file, type-checked where it is written: checking its shape is enough, and it keeps
// the schema library out of the first visit.
function isConfiguration(config: unknown): config is { app: AppConfiguration } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'app' in config &&
    typeof config.app === 'object' &&
    config.app !== null &&
    'sites' in config.app &&
    'commerceAPI' in config.app
  )
}
