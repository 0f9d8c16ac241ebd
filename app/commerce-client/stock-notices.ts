import { currentLocale } from '@/site/current-locale'
import { SOURCE_LOCALE } from '@/site/locale'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * Requests a mail when a product is back in stock (PDP-079), in the page's language. The response
 * body is ignored.
 * @throws AppError for a refusal or a failed request.
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
