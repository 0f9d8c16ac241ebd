/** The one place that names the provider. */
export { getAddress, searchAddresses, validateAddress } from './experian.server'
