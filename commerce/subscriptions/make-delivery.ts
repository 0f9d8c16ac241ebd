import type { ShopperCustomersTypes } from 'commerce-sdk-isomorphic'
import type { BasketService } from '../baskets/basket.service'
import type { CatalogService } from '../catalog/catalog.service'
import type { LineProduct } from '../catalog/line-product'
import type { CustomerService } from '../customers/customer.service'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import { Problem } from '../http/problem'
import type { OrderService } from '../orders/order.service'
import type { Site } from '../sites/site.service'
import type { Attempt } from './conclude-delivery'
import type { ClaimedDelivery } from './claim-delivery'
import { toSubscriptionLocale } from './subscription-locale'
import { DRAFT_PAYMENT_ID, planDelivery, toDraft, type DeliveryPlan } from './delivery.rules'
import { lockSubscription, type StoredSubscription } from './subscription.repository'
import { lockRun, updateRun } from './subscription-run.repository'

type Customer = ShopperCustomersTypes.Customer

export interface DeliveryDependencies {
  baskets: BasketService
  catalog: CatalogService
  customers: CustomerService
  orders: OrderService
  now: () => Date
}

/** The customer and product of a delivery; each is undefined if it no longer exists. */
export interface DeliveryFacts {
  customer: Customer | undefined
  product: LineProduct | undefined
}

export async function readFacts(
  { catalog, customers }: Pick<DeliveryDependencies, 'catalog' | 'customers'>,
  { siteId, customerId, productId }: StoredSubscription,
): Promise<DeliveryFacts> {
  const products = await catalog.getLineProducts(siteId, [productId])
  const customer = await customers
    .getCustomer(customerId, undefined, siteId)
    .catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return undefined
      throw error
    })
  return { customer, product: products.get(productId) }
}

/**
 * Safe to repeat: the basket's id is stored before the order exists, a basket becomes one order
 * even if it is ordered repeatedly, and an order is paid once. An engine that continues the
 * unfinished delivery of another engine therefore gets the same order.
 * @returns undefined if the delivery is no longer wanted
 * @throws if the result is unknown, e.g. the gateway does not respond
 */
export async function makeDelivery(
  db: Db,
  dependencies: DeliveryDependencies,
  site: Site,
  claimed: ClaimedDelivery,
  facts: DeliveryFacts,
): Promise<Attempt | undefined> {
  const { subscription, run } = claimed
  if (run.outcome === 'ordered') return { kind: 'ordered', orderNo: run.order_no ?? '' }
  const plan = planDelivery(subscription, facts.customer, facts.product)
  // an existing order is completed, even if the product or card has disappeared since
  const hasBasket = run.basket_id !== null
  if (typeof plan === 'string' && !hasBasket) return toAttempt(plan)
  const shopper = toShopper(subscription)
  const basketId = await prepareBasket(db, dependencies, site, claimed, shopper, plan)
  if (basketId === undefined) return typeof plan === 'string' ? toAttempt(plan) : undefined
  return order(dependencies, shopper, basketId, subscription)
}

function toAttempt(obstacle: Exclude<ReturnType<typeof planDelivery>, DeliveryPlan>): Attempt {
  if (obstacle === 'card-expired') return { kind: 'cardExpired' }
  return obstacle === 'customer-gone' || obstacle === 'product-gone'
    ? { kind: 'ended', reason: obstacle }
    : { kind: 'paused', reason: obstacle }
}

function prepareBasket(
  db: Db,
  { baskets, now }: DeliveryDependencies,
  site: Site,
  { subscription, run }: ClaimedDelivery,
  shopper: Shopper,
  plan: ReturnType<typeof planDelivery>,
): Promise<string | undefined> {
  return transact(db, async (trx) => {
    const current = await lockSubscription(trx, subscription.id)
    const { outcome, basket_id: formerId } = await lockRun(trx, subscription.id, run.due_on)
    const isWanted = current?.state === 'active' && current.nextOn === run.due_on
    if (!isWanted || outcome !== null) return undefined
    if (formerId !== null && (await baskets.isDraftOrdered(trx, formerId))) return formerId
    if (typeof plan === 'string') return undefined
    const draft = toDraft(current, plan, now())
    const basketId = await baskets.saveDraft(trx, shopper, site, draft, formerId ?? undefined)
    await updateRun(trx, run, { basketId }, now())
    return basketId
  })
}

async function order(
  { orders }: DeliveryDependencies,
  shopper: Shopper,
  basketId: string,
  { locale }: StoredSubscription,
): Promise<Attempt> {
  try {
    const made = await orders.createOrder(shopper, basketId, (site) =>
      toSubscriptionLocale(site, locale),
    )
    const { orderNo = '' } = made
    const paid =
      made.status === 'created'
        ? await orders.payOrder(shopper, orderNo, DRAFT_PAYMENT_ID, { custom: {} })
        : made
    return paid.status === 'failed' ? { kind: 'declined' } : { kind: 'ordered', orderNo }
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    if (error.type.endsWith('/product-item-not-available')) return { kind: 'out-of-stock' }
    return { kind: 'paused', reason: 'not-deliverable' }
  }
}

/** Returns the customer as a shopper, without a session. */
export function toShopper({ siteId, customerId }: StoredSubscription): Shopper {
  return {
    siteId,
    customerId,
    guestCustomerId: customerId,
    usid: '',
    isRegistered: true,
    authType: 'registered',
    clientId: '',
    scopes: [],
  }
}
