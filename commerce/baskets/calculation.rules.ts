import { sumMinor } from '../money'
import { isApplicable, shippingPriceMinor, type ShippingMethod } from '../shipping/shipping.rules'
import type { LineTax } from '../tax/tax.rules'
import type { BasketDocument, BasketItem, Shipment } from './basket-document.schemas'
import { inventoryListOf, type BasketFacts } from './basket-facts'
import { toDestination } from './shipments.rules'

/** One line with its price. All amounts are cents. */
export interface CalculatedLine {
  item: BasketItem
  name: string
  inventoryListId: string
  unitMinor: number
  priceMinor: number
  /** undefined while the state of delivery is unknown. */
  tax: LineTax | undefined
}

/** One shipment with what its goods, its delivery and their taxes cost. */
export interface CalculatedShipment {
  shipment: Shipment
  itemCount: number
  merchandiseMinor: number
  merchandiseTaxMinor: number
  /** The chosen method, while it delivers there. */
  method: ShippingMethod | undefined
  shippingMinor: number
  shippingTax: LineTax | undefined
  isTaxKnown: boolean
}

export interface CalculatedBasket {
  document: BasketDocument
  currency: string
  lines: CalculatedLine[]
  shipments: CalculatedShipment[]
  merchandiseMinor: number
  merchandiseTaxMinor: number
  shippingMinor: number
  shippingTaxMinor: number
  /** What is known so far: no shipping without a method, no tax without a state. */
  orderTotalMinor: number
  isTaxKnown: boolean
  isShippingKnown: boolean
}

/**
 * Prices, shipping and taxes of a basket, in cents. Tax is rounded for each line by itself, so
 * lines, shipments and totals always agree.
 */
export function calculateBasket(document: BasketDocument, facts: BasketFacts): CalculatedBasket {
  const lines = document.items.map((item) => calculateLine(item, document, facts))
  const shipments = document.shipments.map((shipment) => {
    const own = lines.filter((line) => line.item.shipmentId === shipment.shipmentId)
    return calculateShipment(shipment, own, facts)
  })
  const merchandiseMinor = sumMinor(lines.map((line) => line.priceMinor))
  const merchandiseTaxMinor = sumMinor(lines.map((line) => line.tax?.minor ?? 0))
  const shippingMinor = sumMinor(shipments.map((shipment) => shipment.shippingMinor))
  const shippingTaxMinor = sumMinor(shipments.map(({ shippingTax }) => shippingTax?.minor ?? 0))
  const used = shipments.filter((shipment) => shipment.itemCount > 0)
  return {
    document,
    currency: facts.currency,
    lines,
    shipments,
    merchandiseMinor,
    merchandiseTaxMinor,
    shippingMinor,
    shippingTaxMinor,
    orderTotalMinor: merchandiseMinor + merchandiseTaxMinor + shippingMinor + shippingTaxMinor,
    isTaxKnown: used.every((shipment) => shipment.isTaxKnown),
    isShippingKnown: used.every((shipment) => shipment.method !== undefined),
  }
}

function calculateLine(
  item: BasketItem,
  document: BasketDocument,
  facts: BasketFacts,
): CalculatedLine {
  const product = facts.products.get(item.productId)
  const unitMinor = product?.unitPriceMinor(item.quantity) ?? 0
  const priceMinor = unitMinor * item.quantity
  const place = document.shipments.find(
    ({ shipmentId }) => shipmentId === item.shipmentId,
  )?.shippingAddress
  return {
    item,
    name: product?.name ?? item.productId,
    inventoryListId: inventoryListOf(item, facts),
    unitMinor,
    priceMinor,
    tax: product && place && facts.taxTable.taxOn(priceMinor, product.taxClassId, place),
  }
}

function calculateShipment(
  shipment: Shipment,
  lines: readonly CalculatedLine[],
  facts: BasketFacts,
): CalculatedShipment {
  const merchandiseMinor = sumMinor(lines.map((line) => line.priceMinor))
  const place = shipment.shippingAddress
  const destination = toDestination(shipment)
  const method = facts.shippingMethods.find(({ id }) => id === shipment.shippingMethodId)
  const fitting = method && isApplicable(method, destination) ? method : undefined
  const isPriced = fitting !== undefined && lines.length > 0
  const shippingMinor = isPriced ? shippingPriceMinor(fitting, merchandiseMinor) : 0
  const taxClassId = fitting?.taxClassId
  return {
    shipment,
    itemCount: lines.length,
    merchandiseMinor,
    merchandiseTaxMinor: sumMinor(lines.map((line) => line.tax?.minor ?? 0)),
    method: fitting,
    shippingMinor,
    shippingTax:
      taxClassId && place ? facts.taxTable.taxOn(shippingMinor, taxClassId, place) : undefined,
    isTaxKnown: Boolean(place?.stateCode),
  }
}
