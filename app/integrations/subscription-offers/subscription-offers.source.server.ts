/** The one place that names the provider. */
export { fetchOffer } from './ordergroove.server'
