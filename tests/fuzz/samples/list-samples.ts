import type { Sample, ShopIds } from '../sample'
import { listBasketSamples } from './baskets'
import { listContentHubSamples } from './content-hub'
import { listCustomSamples } from './custom'
import { listCustomerSamples } from './customers'
import { listLoginSamples } from './login'
import { listOcapiSamples } from './ocapi'
import { listOfficeSamples } from './office'
import { listOrderSamples } from './orders'
import { listPasskeySamples } from './passkeys'
import { PAYMENT_SAMPLES } from './payment'
import { PROVIDER_SAMPLES } from './providers'
import { MERCHANDISE_SAMPLES } from './merchandise'
import { SETTINGS_SAMPLES } from './settings'
import { STUDIO_SAMPLES } from './studio'
import { listSubscriptionSamples } from './subscriptions'
import { READING_SAMPLES } from './reading'

/** A valid request for every operation of the engine. */
export function listSamples(ids: ShopIds): Sample[] {
  const answered = [
    ...listLoginSamples(ids),
    ...listPasskeySamples(ids),
    ...READING_SAMPLES,
    ...listBasketSamples(ids, 'v1'),
    ...listBasketSamples(ids, 'v2'),
    ...listOrderSamples(ids),
    ...listCustomerSamples(ids),
    ...listCustomSamples(ids),
    ...PAYMENT_SAMPLES,
    ...PROVIDER_SAMPLES,
    ...listContentHubSamples(),
    ...listSubscriptionSamples(ids),
    ...STUDIO_SAMPLES,
    ...listOfficeSamples(ids),
    ...MERCHANDISE_SAMPLES,
    ...SETTINGS_SAMPLES,
  ]
  return [...answered, ...listOcapiSamples(answered)]
}
