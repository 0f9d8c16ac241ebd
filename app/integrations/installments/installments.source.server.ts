/** The one place that names the provider. */
export { fetchInstallmentMessage } from './klarna.server'
