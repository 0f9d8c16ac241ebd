import type { ShopperBasketsV2Types } from 'commerce-sdk-isomorphic'
import { toDecimal } from '../../money'
import type { LineTax } from '../../tax/tax.rules'
import type { CalculatedBasket } from '../model/calculated-basket'
import type { BasketAnswer } from './basket.mapper'
import { toApproachingDiscountList } from './wire-discounts'

type Version2Fields = Pick<
  ShopperBasketsV2Types.Basket,
  | 'approachingDiscounts'
  | 'groupedTaxItems'
  | 'paymentInstruments'
  | 'taxRoundedAtGroup'
  | 'temporaryBasket'
>

export function toVersion2Fields(
  { basket, stored, assessed }: BasketAnswer,
  expand: readonly string[],
): Version2Fields {
  const { document } = stored
  return {
    paymentInstruments: basket.paymentInstruments?.map((shown) => {
      const instrument = document.paymentInstruments.find(
        ({ paymentInstrumentId }) => paymentInstrumentId === shown.paymentInstrumentId,
      )
      return instrument?.giftCard ? { ...shown, giftCard: instrument.giftCard } : shown
    }),
    temporaryBasket: stored.isTemporary,
    taxRoundedAtGroup: false,
    groupedTaxItems: groupTaxes(assessed.calculated),
    ...(expand.includes('approaching_discounts') && {
      approachingDiscounts: toApproachingDiscountList(
        assessed.calculated.approaching,
        assessed.calculated.currency,
      ),
    }),
  }
}

function groupTaxes({ lines, shipments, currency }: CalculatedBasket) {
  const taxes = [
    ...lines.flatMap(({ tax, options }) => [tax, ...options.map((option) => option.tax)]),
    ...shipments.map(({ shippingTax }) => shippingTax),
  ].filter((tax): tax is LineTax => tax !== undefined)
  const sums = new Map<number, number>()
  for (const { rate, minor } of taxes) sums.set(rate, (sums.get(rate) ?? 0) + minor)
  return [...sums]
    .sort(([one], [other]) => one - other)
    .map(([taxRate, minor]) => ({ taxRate, taxValue: toDecimal(minor, currency) }))
}
