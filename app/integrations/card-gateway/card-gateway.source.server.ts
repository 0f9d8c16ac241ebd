/** The one place that names the provider. */
export { createCardSession } from './cybersource.server'
