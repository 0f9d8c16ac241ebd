import { sumMinor } from '../../money'
import type { LineTax, TaxPlace, TaxTable } from '../../tax/tax.rules'
import type { BasketDocument } from '../model/basket-document.schemas'

/**
 * An item that is taxed on its own: a line, one of its options, or a shipment's delivery. Amounts
 * are cents.
 */
export interface TaxedAmount {
  itemId: string
  /** `fullMinor` is the amount before discounts, `minor` the charged amount after all discounts. */
  fullMinor: number
  minor: number
  taxClassId: string | undefined
}

export interface AmountTax {
  /** Tax on the discounted amount; undefined while it is unknown. */
  tax: LineTax | undefined
  /** Tax on the amount before discounts. */
  fullTaxMinor: number
}

export function taxAmount(
  amount: TaxedAmount,
  document: BasketDocument,
  taxTable: TaxTable,
  place: TaxPlace | undefined,
): AmountTax {
  if (document.taxMode === 'external') return taxExternally(amount, document, taxTable)
  const { taxClassId } = amount
  if (taxClassId === undefined || !place) return { tax: undefined, fullTaxMinor: 0 }
  return {
    tax: taxTable.taxOn(amount.minor, taxClassId, place),
    fullTaxMinor: taxTable.taxOn(amount.fullMinor, taxClassId, place)?.minor ?? 0,
  }
}

function taxExternally(
  { itemId, minor, fullMinor, taxClassId = '' }: TaxedAmount,
  { externalTaxes }: BasketDocument,
  taxTable: TaxTable,
): AmountTax {
  const given = externalTaxes?.[itemId]
  if (!given?.length) return { tax: undefined, fullTaxMinor: 0 }
  const allRates = given.reduce((sum, one) => sum + one.rate, 0)
  const taxOn = (basis: number) =>
    sumMinor(
      given.map(
        ({ rate, amountMinor }) => amountMinor ?? taxTable.taxAtRate(basis, rate, allRates),
      ),
    )
  return {
    tax: { classId: taxClassId, rate: Number(allRates.toFixed(6)), minor: taxOn(minor) },
    fullTaxMinor: taxOn(fullMinor),
  }
}
