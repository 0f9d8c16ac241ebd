import { rioSeo } from './rio-seo.server'
import type { StoreLocator } from './store-locator.port'

/** The one place that names the provider. */
export const storeLocator: StoreLocator = rioSeo
