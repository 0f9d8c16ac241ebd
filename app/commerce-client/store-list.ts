import { currentLocale } from '@/site/current-locale'
import { getCustom } from './custom-gateway'
import { readStoreList, STORE_LIST, toStoreListError } from './store-list.mapper'
import type { Store } from './stores'

/** In the browser: every shop the retailer shows (D1 §7). Throws AppError. */
export async function listStores(siteId: string): Promise<Store[]> {
  try {
    const response = await getCustom(siteId, STORE_LIST, { locale: currentLocale() })
    return readStoreList(await response.json())
  } catch (error) {
    throw toStoreListError(error)
  }
}
