import { sql } from 'kysely'
import type { SubscriptionProducts } from '../../contracts/subscription'
import type { CatalogService } from '../catalog/catalog.service'
import type { LineProduct } from '../catalog/line-product'
import type { Db } from '../db/client'
import { isSubscribable } from './subscription-change.rules'
import type { StoredSubscription } from './subscription.repository'

const MAX_CANDIDATES = 500

const IS_MARKED = sql<boolean>`(product.custom->>'enableSubscription' = 'true'
  or product.custom->>'ogEnableImpulseUpsell' = 'true')`

/** Whether it has the same master: of more than can be offered, those are not left out. */
const isVariantOf = (productId: string) => sql<boolean>`coalesce(product.master_id = (
  select own.master_id from product own where own.id = ${productId}), false)`

/**
 * Returns what is delivered in the subscription's interval too, other variants of its product
 * first.
 */
export async function listOtherProducts(
  db: Db,
  catalog: Pick<CatalogService, 'getLineProducts'>,
  subscription: StoredSubscription,
): Promise<SubscriptionProducts['products']> {
  const { siteId, productId } = subscription
  const marked = await db
    .selectFrom('product')
    .select('id')
    .where(IS_MARKED)
    .where('kind', 'in', ['standard', 'variant', 'bundle'])
    .orderBy(isVariantOf(productId), 'desc')
    .orderBy('id')
    .limit(MAX_CANDIDATES)
    .execute()
  const ids = new Set([productId, ...marked.map(({ id }) => id)])
  const products = await catalog.getLineProducts(siteId, [...ids])
  const masterId = products.get(productId)?.masterId
  const isVariant = (one: LineProduct) => masterId !== undefined && one.masterId === masterId
  return [...products.values()]
    .filter((one) => one.productId !== productId && isSubscribable(one, subscription))
    .map((one) => ({ id: one.productId, name: toName(one), isVariant: isVariant(one) }))
    .sort((a, b) => Number(b.isVariant) - Number(a.isVariant) || a.name.localeCompare(b.name))
    .map(({ id, name }) => ({ id, name }))
}

/** The name with what sets it apart from other variants. */
const toName = ({ name, attributeValues = [] }: LineProduct) =>
  [name, ...attributeValues.map(({ value }) => value)].join(', ')
