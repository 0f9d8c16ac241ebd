import { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { asFields, asList, asText } from '@/lib/read-fields'
import { currentLocale } from '@/site/current-locale'
import type { Store } from './stores'
import { callCustom } from './transport'

const FAILURE_TEXT = 'Unable to fetch store list'

/**
 * Every shop that the retailer shows (SHOP-035); an entry without an id is omitted.
 * @throws AppError 'Unable to fetch store list' (SHOP-036), with the service's message as `detail`.
 */
export async function listStores(siteId: string): Promise<Store[]> {
  const query = { locale: currentLocale() }
  const call = { method: 'GET', api: 'stores/v1', path: 'list', query } as const
  const answer = await callCustom(siteId, call).catch((error: unknown) => {
    const { message, ...fields } = toAppError(error).toJSON()
    throw new AppError({ ...fields, detail: message, message: FAILURE_TEXT }, error)
  })
  return asList(asFields(answer).stores, (one) => (isStore(one) ? one : undefined))
}

// The other fields are checked when they are shown (`toShopView`).
function isStore(value: unknown): value is Store {
  return asText(asFields(value).id) !== undefined
}
