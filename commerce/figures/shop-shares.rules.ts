import { toMinor } from '../money'
import { lineCostMinor } from '../orders/refund.rules'
import type { CountedOrder } from './figure-entry'

type Item = NonNullable<CountedOrder['document']['content']['productItems']>[number]

/** The shop of a line; empty for a parcel. */
export const shopOfLine = ({ shops }: CountedOrder, { shipmentId = '' }: Item): string =>
  shops.get(shipmentId) ?? ''

/** Per shop what its lines and deliveries cost; what nothing of it explains counts for the first. */
export function takingsByShop(
  order: CountedOrder,
): ReadonlyMap<string, { units: number; takings: number }> {
  const { currency, document, shops, totalMinor, giftCardsMinor } = order
  const { productItems = [], shippingItems = [], taxation } = document.content
  const perShop = new Map<string, { units: number; takings: number }>()
  const add = (shipmentId = '', units: number, minor: number) => {
    const shop = shops.get(shipmentId) ?? ''
    const known = perShop.get(shop) ?? { units: 0, takings: 0 }
    perShop.set(shop, { units: known.units + units, takings: known.takings + minor })
  }
  for (const item of productItems) {
    add(item.shipmentId, item.quantity ?? 0, lineCostMinor(order, item))
  }
  for (const {
    shipmentId,
    price = 0,
    priceAfterItemDiscount = price,
    tax = 0,
    ...rest
  } of shippingItems) {
    const taxMinor = taxation === 'gross' ? 0 : toMinor(rest.adjustedTax ?? tax, currency)
    add(shipmentId, 0, toMinor(priceAfterItemDiscount, currency) + taxMinor)
  }
  const takings = totalMinor - giftCardsMinor
  if (perShop.size === 0 && takings === 0) return perShop
  const explained = [...perShop.values()].reduce((sum, one) => sum + one.takings, 0)
  const [first = ''] = perShop.keys()
  const known = perShop.get(first) ?? { units: 0, takings: 0 }
  return perShop.set(first, { ...known, takings: known.takings + takings - explained })
}

/** Divides an amount in proportion to the shares; what rounding leaves is of the first. */
export function divide(
  minor: number,
  shares: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const whole = [...shares.values()].reduce((sum, share) => sum + Math.max(0, share), 0)
  const [first = '', ...others] = shares.keys()
  const parts = others.map((shop): [string, number] => {
    const share = Math.max(0, shares.get(shop) ?? 0)
    return [shop, whole === 0 ? 0 : Math.round((minor * share) / whole)]
  })
  const rest = parts.reduce((left, [, part]) => left - part, minor)
  return new Map([[first, rest], ...parts])
}
