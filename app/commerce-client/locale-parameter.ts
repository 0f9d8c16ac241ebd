import { currentLocale } from '@/site/current-locale'
import type { ScapiApi } from './scapi.types'

/** The APIs whose operations take `locale`, as published; the others refuse to know it. */
const LOCALIZED_APIS = new Set<ScapiApi>([
  'shopperProducts',
  'shopperSearch',
  'shopperStores',
  'shopperBaskets',
  'shopperOrders',
  'shopperConsents',
])

/** It answers nothing. */
const WITHOUT_ANSWER = 'deleteBasket'

/** Options of a call that is answered in the language of the page. */
export function withLocaleParameter(api: ScapiApi, method: string, options: object): object {
  if (!LOCALIZED_APIS.has(api) || method === WITHOUT_ANSWER) return options
  const parameters = 'parameters' in options ? options.parameters : undefined
  return {
    ...options,
    parameters: { locale: currentLocale(), ...(parameters instanceof Object && parameters) },
  }
}
