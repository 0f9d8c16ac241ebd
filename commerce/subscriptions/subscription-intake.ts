import { createCustomerId } from '../secrets'
import type { BasketDocument, BasketItem } from '../baskets/model/basket-document.schemas'
import { isPickupShipment } from '../baskets/model/basket-document.schemas'
import type { CatalogService } from '../catalog/catalog.service'
import type { LineProduct } from '../catalog/line-product'
import type { Trx } from '../db/client'
import { eligibilityOf } from './subscription-offers.rules'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import type { SiteService } from '../sites/site.service'
import type { SubscriptionIntake } from '../orders/order-dependencies'
import { firstAfter } from './subscription-dates.rules'
import type { SubscriptionNews } from './subscription-mails.rules'
import { queueNewsMail, type NewsDependencies } from './subscription-news'
import {
  insertSubscription,
  lockSubscriptionsOf,
  selectRecipient,
  selectSubscribedItems,
  updateSubscription,
  type NewSubscription,
  type StoredSubscription,
} from './subscription.repository'
import { addEvent } from './subscription-event.repository'
import { readOptins, type Optin, type SubscriptionDocument } from './subscription.schemas'

interface Dependencies extends NewsDependencies {
  catalog: CatalogService
  sites: SiteService
  now: () => Date
}

export function createSubscriptionIntake(dependencies: Dependencies): SubscriptionIntake {
  const { catalog, sites, now } = dependencies

  async function queueMail(
    trx: Trx,
    { siteId, customerId, productId, ...subscription }: NewSubscription | StoredSubscription,
    news: SubscriptionNews,
  ): Promise<void> {
    const site = await sites.getSite(siteId, trx)
    if (!site) return
    const products = await catalog.getLineProducts(siteId, [productId], trx)
    const customer = await selectRecipient(trx, customerId)
    const facts = { site, subscription, customer, product: products.get(productId) }
    await queueNewsMail(trx, dependencies, facts, news, subscription.orderNo)
  }

  async function store(trx: Trx, added: NewSubscription): Promise<void> {
    const { id, nextOn, orderNo, at } = added
    if (!(await insertSubscription(trx, added))) return
    await addEvent(trx, id, 'begun', at, orderNo)
    await queueMail(trx, added, { kind: 'begun', day: nextOn })
  }

  return {
    async begin(trx, order) {
      const { customerId, orderNo, siteId, document } = order
      const basket = document.basket?.document
      const optins = readOptins(document.custom.c_subscriptionOptins)
      if (document.isGuest || !basket || optins.length === 0) return
      const chosen = basket.items.flatMap((item) => findOptin(item, basket, optins))
      const ids = chosen.map(({ item }) => item.productId)
      const products = await catalog.getLineProducts(siteId, ids, trx)
      const site = await sites.getSite(siteId, trx)
      const today = toShopTime(now(), timezoneOf(site?.preferences ?? {})).day
      for (const { item, optin } of chosen) {
        const product = products.get(item.productId)
        const subscribed = product && toDocument(item, basket, product)
        if (!subscribed) continue
        await store(trx, {
          id: createCustomerId(),
          siteId,
          customerId,
          orderNo,
          itemId: item.itemId,
          productId: item.productId,
          every: optin.every,
          period: optin.period,
          anchorOn: today,
          nextOn: firstAfter(today, optin, today),
          locale: document.locale,
          document: subscribed,
          at: now(),
        })
      }
    },

    listSubscribed: selectSubscribedItems,

    async endOf(trx, orderNo) {
      const ended = { state: 'cancelled', reason: 'order-cancelled' } as const
      for (const subscription of await lockSubscriptionsOf(trx, orderNo)) {
        await updateSubscription(trx, subscription.id, ended, now())
        await addEvent(trx, subscription.id, 'cancelled', now(), ended.reason)
        await queueMail(trx, subscription, { kind: 'ended', reason: ended.reason })
      }
    },
  }
}

/**
 * Returns the line's own interval. If no line of the product has one, the order's interval for the
 * product applies.
 */
function findOptin(item: BasketItem, { items }: BasketDocument, optins: readonly Optin[]) {
  if (item.bonusDiscountLineItemId !== undefined) return []
  const own = optins.filter(({ productId }) => productId === item.productId)
  const isNamed = items.some(
    (line) => line.productId === item.productId && 'c_subscriptionFrequency' in line.custom,
  )
  const optin = isNamed
    ? own.find(({ text }) => text === item.custom.c_subscriptionFrequency)
    : own[0]
  return optin ? [{ item, optin }] : []
}

/** Returns undefined if the product has no subscriptions, or there is no address. */
function toDocument(
  { itemId: _itemId, shipmentId, inventoryId: _inventoryId, ...item }: BasketItem,
  { shipments, billingAddress }: BasketDocument,
  product: LineProduct,
): SubscriptionDocument | undefined {
  const shipment = shipments.find((one) => one.shipmentId === shipmentId)
  // if the first order was picked up, later deliveries go to the billing address
  const address =
    shipment && !isPickupShipment(shipment) ? shipment.shippingAddress : billingAddress
  if (!address || eligibilityOf(product.custom).length === 0) return undefined
  return {
    item,
    name: product.name,
    address,
    billingAddress: billingAddress ?? address,
    gift: shipment?.gift ?? false,
    giftMessage: shipment?.giftMessage,
  }
}
