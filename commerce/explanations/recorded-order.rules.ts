import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type {
  ExplainedPart,
  ExplainedPromotion,
  OfficeDiscount,
  OfficePromotionClass,
} from '../../contracts/promotion'
import { sumMinor, toMinor } from '../money'
import type { OrderContent } from '../orders/order-content.constants'
import type { Explained } from './explanation.mapper'
import { countPieces, type Names } from './words'

type Item = NonNullable<OrderContent['productItems']>[number]
type Adjustment = ShopperOrdersTypes.PriceAdjustment

export interface RecordedOrder {
  createdAt: Date
  currency: string
  document: { content: OrderContent; isGuest: boolean }
}

interface Known {
  currency: string
  names: Names
}

/** Returns what an order without its bag says of its discounts; nothing is evaluated. */
export function toRecordedExplanation(
  { createdAt, currency, document }: RecordedOrder,
  { names, siteName }: { names: Names; siteName: string },
): Explained {
  const { content, isGuest } = document
  const { productItems = [], shippingItems = [], orderPriceAdjustments = [] } = content
  const known = { currency, names }
  const lines = productItems.map((item) => toLine(item, known))
  const order: ExplainedPart = {
    ...{ id: 'order', name: 'The order', refusals: [] },
    ...toPart(
      sumMinor(lines.map(({ leftMinor }) => leftMinor)),
      toDiscounts(orderPriceAdjustments, known),
    ),
  }
  const deliveries = shippingItems.map(
    ({ shipmentId = '', itemText, price = 0, priceAdjustments }, index): ExplainedPart => {
      const shipment = content.shipments?.find((one) => one.shipmentId === shipmentId)
      const first = shippingItems.findIndex((one) => one.shipmentId === shipmentId)
      // what else a shipment costs are surcharges of its lines
      const own =
        index === first
          ? { id: shipmentId, name: `Delivery ${shipmentId}` }
          : { id: `${shipmentId} ${index}`, name: `${itemText ?? 'Surcharge'}, ${shipmentId}` }
      return {
        ...{ ...own, refusals: [] },
        detail: shipment?.shippingMethod?.name,
        ...toPart(toMinor(price, currency), toDiscounts(priceAdjustments, known)),
      }
    },
  )
  return {
    ...{ siteName, currency, at: createdAt.toISOString(), isCustomer: !isGuest },
    customerGroups: [],
    ...(content.sourceCode !== undefined && { sourceCode: content.sourceCode }),
    codes: (content.couponItems ?? []).map(({ code = '', statusCode }) => {
      return { code, outcome: statusCode === 'applied' ? 'Applied' : 'In the order', missing: [] }
    }),
    ...{ lines, order, deliveries },
    promotions: [
      ...toPromotions('product', lines),
      ...toPromotions('order', [order]),
      ...toPromotions('shipping', deliveries),
    ],
  }
}

function toLine(item: Item, known: Known): ExplainedPart {
  const { itemId = '', productId = '', productName = productId, quantity = 0 } = item
  const { price = 0, priceAdjustments, optionItems = [] } = item
  const minor = (amount: number) => toMinor(amount, known.currency)
  const options = optionItems.map((option) => {
    const own = toDiscounts(option.priceAdjustments, known)
    const fullMinor = minor(option.price ?? 0)
    // imported orders have what an option cost in the end, without the reason
    const leftMinor = minor(option.priceAfterItemDiscount ?? option.price ?? 0)
    const restMinor = fullMinor - leftMinor - sumMinor(own.map((one) => one.minor))
    const name = `A discount of ${option.itemText ?? 'an option'}`
    const rest = restMinor > 0 ? [{ promotionId: '', name, minor: restMinor }] : []
    return { fullMinor, discounts: [...own, ...rest] }
  })
  return {
    ...{ id: itemId, name: productName, productId, refusals: [] },
    detail: `${productId}, ${countPieces(quantity)}`,
    ...toPart(minor(price) + sumMinor(options.map(({ fullMinor }) => fullMinor)), [
      ...toDiscounts(priceAdjustments, known),
      ...options.flatMap(({ discounts }) => discounts),
    ]),
  }
}

function toPart(priceMinor: number, discounts: OfficeDiscount[]) {
  const leftMinor = priceMinor - sumMinor(discounts.map(({ minor }) => minor))
  return { priceMinor, discounts, leftMinor }
}

function toDiscounts(
  adjustments: readonly Adjustment[] = [],
  { currency, names }: Known,
): OfficeDiscount[] {
  return adjustments.flatMap(({ promotionId = '', itemText, couponCode, price = 0, ...rest }) => {
    if (price === 0) return []
    const known = names.promotion(promotionId)
    return {
      promotionId,
      // a promotion that is gone has the name that the order has written down
      name: known === promotionId ? itemText || promotionId || 'Discount' : known,
      minor: toMinor(-price, currency),
      ...(couponCode !== undefined && { couponCode }),
      ...((rest.manual ?? rest.custom) && { isManual: true as const }),
    }
  })
}

function toPromotions(
  promotionClass: OfficePromotionClass,
  parts: readonly ExplainedPart[],
): ExplainedPromotion[] {
  const own = parts
    .flatMap(({ discounts }) => discounts)
    .filter(({ promotionId, isManual }) => promotionId !== '' && !isManual)
  const first = new Map([...own].reverse().map((one) => [one.promotionId, one]))
  return [...first.values()].reverse().map(({ promotionId: id, name }) => ({
    ...{ id, name, promotionClass, isApplied: true, gifts: [], reasons: [] },
    minor: sumMinor(own.filter((one) => one.promotionId === id).map(({ minor }) => minor)),
  }))
}
