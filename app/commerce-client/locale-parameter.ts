import { currentLocale } from '@/site/current-locale'
import type { ScapiApi } from './scapi.types'

/** The APIs that accept `locale`, as published; the others reject an unknown parameter. */
const LOCALIZED_APIS = new Set<ScapiApi>([
  'shopperProducts',
  'shopperSearch',
  'shopperStores',
  'shopperBaskets',
  'shopperBasketsV2',
  'shopperOrders',
  'shopperConsents',
])

/** This call has no response body. */
const WITHOUT_ANSWER = 'deleteBasket'

export function withLocaleParameter(api: ScapiApi, method: string, options: object): object {
  if (!LOCALIZED_APIS.has(api) || method === WITHOUT_ANSWER) return options
  const parameters = 'parameters' in options ? options.parameters : undefined
  return {
    ...options,
    parameters: { locale: currentLocale(), ...(parameters instanceof Object && parameters) },
  }
}
