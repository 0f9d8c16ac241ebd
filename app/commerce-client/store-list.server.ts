import { currentLocale } from '@/site/current-locale'
import { runCustom } from './run-custom.server'
import { readStoreList, STORE_LIST, toStoreListError } from './store-list.mapper'
import type { Store } from './stores'

/** On the server: the custom gateway, as the server's own guest. Throws AppError. */
export async function listStores(siteId: string): Promise<Store[]> {
  try {
    const call = { method: 'GET' as const, ...STORE_LIST, query: { locale: currentLocale() } }
    return readStoreList(await runCustom(siteId, call, {}, true))
  } catch (error) {
    throw toStoreListError(error)
  }
}
