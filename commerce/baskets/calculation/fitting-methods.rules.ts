import { deliversGoods } from '../../shipping/shipping-price.rules'
import { listApplicableMethods, type ShippingMethod } from '../../shipping/shipping.rules'
import type { BasketDocument, Shipment } from '../model/basket-document.schemas'
import { unitPriceOf } from './price-line'
import { toPromotedProduct } from './promoted-product'
import type { BasketFacts } from '../model/basket-facts'
import { methodNotApplicable, toDestination } from '../shipments/shipments.rules'

type Facts = Pick<BasketFacts, 'shippingMethods' | 'products'>

export function listFittingMethods(
  shipment: Shipment,
  { items }: Pick<BasketDocument, 'items'>,
  facts: Facts,
): ShippingMethod[] {
  const goods = items
    .filter(({ shipmentId }) => shipmentId === shipment.shipmentId)
    .map((item) => {
      const product = toPromotedProduct(item.productId, facts.products.get(item.productId))
      return { product: { ...product, unitMinor: unitPriceOf(item, facts) } }
    })
  return listApplicableMethods(facts.shippingMethods, toDestination(shipment)).filter(
    ({ restriction = {} }) => deliversGoods(restriction, goods),
  )
}

/** Returns the chosen method if it can deliver the shipment. */
export function findFittingMethod(
  shipment: Shipment,
  document: Pick<BasketDocument, 'items'>,
  facts: Facts,
): ShippingMethod | undefined {
  const { shippingMethodId } = shipment
  if (shippingMethodId === undefined) return undefined
  return listFittingMethods(shipment, document, facts).find(({ id }) => id === shippingMethodId)
}

/**
 * Checks that the methods chosen by a change are allowed for the shopper and the goods. An
 * unsuitable method from before the change is not refused; the basket counts as having no method
 * until another one is chosen.
 * @throws Problem 400 when a method is not allowed for this shopper, or does not deliver the goods.
 */
export function checkChosenMethods(
  before: BasketDocument,
  document: BasketDocument,
  facts: BasketFacts,
): void {
  const former = new Map(before.shipments.map((one) => [one.shipmentId, one.shippingMethodId]))
  for (const shipment of document.shipments) {
    const { shipmentId, shippingMethodId: id } = shipment
    if (id === undefined || former.get(shipmentId) === id) continue
    if (!findFittingMethod(shipment, document, facts)) throw methodNotApplicable(id)
  }
}
