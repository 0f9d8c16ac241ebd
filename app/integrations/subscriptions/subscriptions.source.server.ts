/** The one place that names the provider. */
export { changeSubscription, fetchSubscriptions, type Subscriber } from './ordergroove.server'
