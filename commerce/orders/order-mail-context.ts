import { readCustomMix } from '../custom-mix.schemas'
import type { Trx } from '../db/client'
import type { OrderMailContext } from '../mail/order-confirmation.rules'
import type { PickupLine } from '../mail/pickup-notices.rules'
import type { Site } from '../sites/site.service'
import { toPictureLink, localizedPath, toStorefrontLink } from '../sites/storefront-link'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import type { StoredOrder } from './order.repository'
import { linesWaitingIn } from './waiting-lines.rules'
import { shortagesOf } from './shortage.rules'

/**
 * The code is in the fragment, which browsers do not send to the server, so that it appears in no
 * log.
 */
export function toOrderLink(
  { storefrontOrigins }: Pick<OrderDependencies, 'storefrontOrigins'>,
  site: Site | undefined,
  { orderNo, viewCode, email, document: { locale } }: StoredOrder,
  path: '/track-order' | '/order-claim' = '/track-order',
): string {
  const page = toStorefrontLink({ storefrontOrigins }, site, localizedPath(site, locale, path))
  return `${page}#${new URLSearchParams({ order: orderNo, code: viewCode, email }).toString()}`
}

/** Returns what waits of a pickup, with what is missing in it. */
export function pickupLinesOf(document: OrderDocument, shipmentId: string): PickupLine[] {
  const missing = shortagesOf(document, shipmentId).filter(
    // a line without what was refunded of it has a lower quantity
    ({ state, isBoxPiece }) => state === 'replaced' || (state === 'refunded' && isBoxPiece),
  )
  return linesWaitingIn(document, shipmentId).map(({ itemId, quantity }) => ({
    ...{ itemId, quantity },
    missing: missing
      .filter((one) => one.itemId === itemId)
      .map(({ state, replacement, ...piece }) => ({
        ...piece,
        ...(state === 'replaced' && { replacement }),
      })),
  }))
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
  const missingIds = (document.shortages ?? []).flatMap(({ productId, replacement }) =>
    replacement ? [productId, replacement.productId] : [productId],
  )
  const allIds = [...ids, ...pieceIds, ...missingIds]
  const products = await catalog.getLineProducts(siteId, allIds, trx)
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
    claimLink: toOrderLink(dependencies, site, order, '/order-claim'),
    pictures: new Map(pictures),
    pieceNames: new Map(pieceNames),
    // archives without definitions have it as text
    sendsTexts: String(site?.preferences.pickupTexts) === 'true',
  }
}
