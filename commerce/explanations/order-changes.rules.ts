import { formatMinor } from '../../rules/office-money'
import type { ExplainedPart } from '../../contracts/promotion'
import type { AssessedBasket } from '../baskets/assessment/assess-basket'
import { sumMinor, toMinor } from '../money'
import type { OrderContent } from '../orders/order-content.constants'
import type { Names } from './words'

/** Lists the differences between a placed order and the same basket with today's data. */
export function listOrderChanges(
  content: OrderContent,
  { calculated }: Pick<AssessedBasket, 'calculated'>,
  parts: readonly ExplainedPart[],
  names: Names,
): string[] {
  const { currency } = calculated
  const money = (minor: number) => formatMinor(minor, currency)
  const prices = (content.productItems ?? []).flatMap((item) => {
    if (item.bonusProductLineItem) return []
    const line = calculated.lines.find((one) => one.item.itemId === item.itemId)
    const thenMinor = toMinor(item.basePrice ?? 0, currency)
    if (!line || line.unitMinor === thenMinor) return []
    const name = item.productName ?? item.productId ?? ''
    return `${name} was ${money(thenMinor)} each in the order and is ${money(line.unitMinor)} each now.`
  })
  const then = sumRecorded(content, currency)
  const today = sumExplained(parts)
  const discounts = [...new Set([...then.keys(), ...today.keys()])].flatMap((id) => {
    const [before, after] = [then.get(id) ?? 0, today.get(id) ?? 0]
    if (before === after) return []
    return `${names.promotion(id)} took ${money(before)} off the order and would take ${money(after)} off today.`
  })
  return [...prices, ...discounts]
}

/** Returns promotion id → discount in the order, in cents; manual discounts are not included. */
function sumRecorded(content: OrderContent, currency: string): Map<string, number> {
  const { productItems = [], shippingItems = [], orderPriceAdjustments = [] } = content
  const options = productItems.flatMap(({ optionItems = [] }) => optionItems)
  const adjustments = [
    ...[...productItems, ...options, ...shippingItems].flatMap(
      ({ priceAdjustments = [] }) => priceAdjustments,
    ),
    ...orderPriceAdjustments,
  ]
  const system = adjustments.filter(({ manual, custom }) => !(manual ?? custom))
  return sumBy(
    system.map(({ promotionId = '', price = 0 }) => [promotionId, toMinor(-price, currency)]),
  )
}

function sumExplained(parts: readonly ExplainedPart[]): Map<string, number> {
  const all = parts.flatMap(({ discounts }) => discounts.filter(({ isManual }) => !isManual))
  return sumBy(all.map(({ promotionId, minor }) => [promotionId, minor]))
}

function sumBy(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const ids = new Set(entries.map(([id]) => id))
  return new Map(
    [...ids].map((id) => [id, sumMinor(entries.filter(([one]) => one === id).map(([, n]) => n))]),
  )
}
