import { getConfig } from '@salesforce/pwa-kit-runtime/utils/ssr-config'
import type { SiteConfig } from './site'
import type { ThirdPartyConfig } from './third-party'

/** The part of `config/default.js` that the application reads, on the server and in the browser. */
export interface AppConfiguration {
  sites: SiteConfig[]
  /** Absent if no external script is configured. */
  thirdParty?: ThirdPartyConfig
  commerceAPI: {
    /** Same-origin path of the commerce engine, for the browser. */
    proxyPath: string
    parameters: { clientId: string; organizationId: string; shortCode: string }
  }
  /** Target of the contact form, instead of our own route: CONTACT_FORM_ACTION. */
  contactFormAction?: string
  /**
   * Transit days of shipping methods that promise none themselves. If absent, these methods have no
   * delivery calendar.
   */
  delivery?: DeliveryConfig
  /** Switches the service worker off: by SERVICE_WORKER, or in development. */
  isWorkerOff?: boolean
  /** Share of the visits whose page speed is measured, 0 to 1; absent means none. */
  pageSpeedSample?: number
  /** If absent, there are no recommendations and no activities are reported. */
  recommendations?: RecommendationsConfig
}

/** Business days in transit, for the fastest and for the slowest parcel. */
interface DeliveryConfig {
  minDays: number
  maxDays: number
}

/** Settings of the recommendation service, which also records activities (REC-015). */
interface RecommendationsConfig {
  /** Same-origin path, including the API version. */
  proxyPath: string
  clientId: string
  /** Prefix of the service's site ids; if absent, they are the storefront's own. */
  realm?: string
  instanceType: 'prd' | 'sbx'
}

/** Reads the application's configuration; throws if PWA Kit's configuration has no `app`. */
export function getAppConfig(): AppConfiguration {
  const config = getConfig()
  if (!isConfiguration(config)) throw new Error('The configuration has no app section')
  return config.app
}

// Only the shape is checked: the file is our own and type-checked, and this keeps the schema
// library out of the first page load.
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
