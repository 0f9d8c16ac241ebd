import { readCustomMix } from '../custom-mix.schemas'
import type { Trx } from '../db/client'
import type { OrderMailContext } from '../mail/order-confirmation.rules'
import type { Site } from '../sites/site.service'
import { toPictureLink, localizedPath, toStorefrontLink } from '../sites/storefront-link'
import type { OrderDependencies } from './order-dependencies'
import type { StoredOrder } from './order.repository'

/**
 * The code is in the fragment, which browsers do not send to the server, so that it appears in no
 * log.
 */
export function toOrderLink(
  { storefrontOrigins }: Pick<OrderDependencies, 'storefrontOrigins'>,
  site: Site | undefined,
  { orderNo, viewCode, email, document: { locale } }: StoredOrder,
): string {
  const path = localizedPath(site, locale, '/track-order')
  const page = toStorefrontLink({ storefrontOrigins }, site, path)
  return `${page}#${new URLSearchParams({ order: orderNo, code: viewCode, email }).toString()}`
}

type Needed = Pick<OrderDependencies, 'catalog' | 'sites' | 'storefrontOrigins'>

export async function loadOrderMailContext(
  trx: Trx,
  dependencies: Needed,
  order: StoredOrder,
): Promise<OrderMailContext> {
  const { catalog, sites } = dependencies
  const { siteId, document } = order
  const site = await sites.getSite(siteId, trx)
  const { productItems = [], giftCertificateItems = [] } = document.content
  const designs = giftCertificateItems.map(({ c_design: design }) => design)
  const ids = [...productItems.map(({ productId }) => productId), ...designs].filter(
    (id): id is string => typeof id === 'string',
  )
  const pieceIds = productItems.flatMap(
    (item) => readCustomMix(item.c_customMix)?.pieces.map(({ productId }) => productId) ?? [],
  )
  const products = await catalog.getLineProducts(siteId, [...ids, ...pieceIds], trx)
  const pieceNames = [...products.values()].map(
    ({ productId, name, names }) => [productId, names?.[document.locale ?? ''] ?? name] as const,
  )
  const pictures = [...products.values()].flatMap(({ productId, imagePath }) =>
    imagePath ? [[productId, toPictureLink(dependencies, site, imagePath)] as const] : [],
  )
  return {
    siteId,
    locale: document.locale,
    link: toOrderLink(dependencies, site, order),
    pictures: new Map(pictures),
    pieceNames: new Map(pieceNames),
  }
}
