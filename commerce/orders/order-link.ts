import { localizedPath, toStorefrontLink } from '../sites/storefront-link'
import type { Trx } from '../db/client'
import type { OrderDependencies } from './order-dependencies'
import type { StoredOrder } from './order.repository'

/**
 * Returns the link to the page that shows an order to the reader of a mail without a login. The
 * code is in the fragment, which browsers do not send to the server, so that it appears in no log.
 */
export async function toOrderLink(
  trx: Trx,
  { sites, storefrontOrigins }: Pick<OrderDependencies, 'sites' | 'storefrontOrigins'>,
  { orderNo, siteId, viewCode, email, document: { locale } }: StoredOrder,
): Promise<string> {
  const site = await sites.getSite(siteId, trx)
  const path = localizedPath(site, locale, '/track-order')
  const page = toStorefrontLink({ storefrontOrigins }, site, path)
  return `${page}#${new URLSearchParams({ order: orderNo, code: viewCode, email }).toString()}`
}
