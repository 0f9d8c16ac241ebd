import type { Basket } from '../test-checkout'

type Amounts = (number | undefined)[]

export function expectTotals(basket: Basket): void {
  const { productItems = [], shipments = [], shippingItems = [] } = basket
  for (const item of productItems) {
    expect(cents(item.price)).toBe(cents(item.basePrice) * (item.quantity ?? 0))
    const reductions = (item.priceAdjustments ?? []).map(({ price }) => price)
    expect(cents(item.priceAfterItemDiscount)).toBe(cents(item.price) + sum(reductions))
    expect(cents(item.priceAfterOrderDiscount)).toBeGreaterThanOrEqual(0)
  }
  const afterItems = sum(productItems.map((item) => item.priceAfterItemDiscount))
  const afterOrder = sum(productItems.map((item) => item.priceAfterOrderDiscount))
  const orderReductions = sum((basket.orderPriceAdjustments ?? []).map(({ price }) => price))
  expect(cents(basket.productSubTotal)).toBe(afterItems)
  expect(cents(basket.productTotal)).toBe(afterOrder)
  expect(afterOrder).toBe(afterItems + orderReductions)
  expect(cents(basket.shippingTotal)).toBe(
    sum(shippingItems.map((item) => item.priceAfterItemDiscount)),
  )
  expect(cents(basket.orderTotal)).toBe(
    sum([basket.productTotal, basket.shippingTotal, basket.taxTotal]),
  )
  for (const total of ['productTotal', 'shippingTotal', 'taxTotal'] as const) {
    expect(sum(shipments.map((shipment) => shipment[total]))).toBe(cents(basket[total]))
    expect(cents(basket[total])).toBeGreaterThanOrEqual(0)
  }
  expect(sum(shipments.map(({ shipmentTotal }) => shipmentTotal))).toBe(cents(basket.orderTotal))
}

function sum(amounts: Amounts): number {
  return amounts.reduce<number>((total, amount) => total + cents(amount), 0)
}

function cents(amount: number | undefined): number {
  return Math.round((amount ?? 0) * 100)
}
