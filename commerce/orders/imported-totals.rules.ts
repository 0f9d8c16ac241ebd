import { sumMinor } from '../money'
import type { Amounts, ImportedLine, ImportedOrder, WrittenTotal } from './imported-order.schemas'

/** Sums of the parts of an order, in cents. */
export interface OrderSums {
  /** After product discounts, before order discounts. */
  merchandise: Amounts
  adjustedMerchandise: Amounts
  shipping: Amounts
  adjustedShipping: Amounts
  certificates: Amounts
  taxMinor: number
  totalMinor: number
}

/** A declared amount, and the different amount that was computed for it. Both are cents. */
export interface Mismatch {
  what: string
  writtenMinor: number
  computedMinor: number
}

export const add = (...amounts: readonly Amounts[]): Amounts => ({
  priceMinor: sumMinor(amounts.map(({ priceMinor }) => priceMinor)),
  taxMinor: sumMinor(amounts.map(({ taxMinor }) => taxMinor)),
})

export function fullAmounts(line: ImportedLine): Amounts {
  return add(line, ...line.options)
}

export function itemAmounts(line: ImportedLine): Amounts {
  const options = line.options.flatMap(({ adjustments }) => adjustments)
  return add(fullAmounts(line), ...line.adjustments, ...options)
}

export function sumOrder(order: ImportedOrder): OrderSums {
  const merchandise = add(...order.lines.map(itemAmounts))
  const adjustedMerchandise = add(merchandise, ...order.orderAdjustments)
  const shipping = add(...order.shippingLines.map((line) => add(line, ...line.adjustments)))
  const adjustedShipping = add(shipping, ...order.shippingAdjustments)
  const certificates = add(...order.certificates)
  const whole = add(adjustedMerchandise, adjustedShipping, certificates)
  return {
    merchandise,
    adjustedMerchandise,
    shipping,
    adjustedShipping,
    certificates,
    taxMinor: whole.taxMinor,
    totalMinor: whole.priceMinor + (order.taxation === 'net' ? whole.taxMinor : 0),
  }
}

/** Also compares the payments with the order total. */
export function findMismatches(order: ImportedOrder, sums: OrderSums): Mismatch[] {
  const { totals, lines } = order
  const priceOf = (total: WrittenTotal) =>
    order.taxation === 'net' ? total.netMinor : total.grossMinor
  const before = add(...lines.map(fullAmounts))
  const pairs: [string, number | undefined, ...number[]][] = [
    // some systems export this total before product discounts, others after them
    ['merchandise', priceOf(totals.merchandise), sums.merchandise.priceMinor, before.priceMinor],
    [
      'adjusted merchandise',
      priceOf(totals.adjustedMerchandise),
      sums.adjustedMerchandise.priceMinor,
    ],
    ['adjusted shipping', priceOf(totals.adjustedShipping), sums.adjustedShipping.priceMinor],
    ['tax', totals.order.taxMinor, sums.taxMinor],
    ['order total', totals.order.grossMinor, sums.totalMinor],
    ['sum of the payments', paidMinor(order), totals.order.grossMinor ?? sums.totalMinor],
  ]
  return pairs.flatMap(([what, writtenMinor, ...computed]) => {
    const [computedMinor = 0] = computed
    if (writtenMinor === undefined || computed.includes(writtenMinor)) return []
    return [{ what, writtenMinor, computedMinor }]
  })
}

/** Returns the sum of the payments; undefined if there are none, or if one has no amount. */
function paidMinor({ payments }: ImportedOrder): number | undefined {
  const amounts = payments.flatMap(({ amountMinor }) => amountMinor ?? [])
  return payments.length > 0 && amounts.length === payments.length ? sumMinor(amounts) : undefined
}
