import { currentLocale } from '@/site/current-locale'
import { SOURCE_LOCALE } from '@/site/locale'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * Asks for a mail when a product is in stock again (PDP-079), in the language of the page. The
 * content of the answer is not used.
 * @throws AppError when there was none, or a refusal.
 */
export async function requestStockNotice(
  siteId: string,
  productId: string,
  email: string,
): Promise<void> {
  const locale = currentLocale()
  const query = { pid: productId, email, ...(locale !== SOURCE_LOCALE && { locale }) }
  await callSite(siteId, siteRoutes.stockNotice, { query, read: 'status' })
}
