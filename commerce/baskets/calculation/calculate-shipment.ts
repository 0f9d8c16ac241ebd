import { sumMinor } from '../../money'
import type { AppliedPromotions } from '../../promotions/promoted-basket'
import { shippingPriceMinor } from '../../shipping/shipping-price.rules'
import type { TaxTable } from '../../tax/tax.rules'
import type { BasketDocument, Shipment } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'
import type { CalculatedLine, CalculatedShipment } from '../model/calculated-basket'
import { sumOptions } from './line-options.rules'
import { shippingItemIdOf } from '../model/shipping-item'
import { findFittingMethod } from './fitting-methods.rules'
import { taxAmount } from './line-tax.rules'
import { adjustItem } from './manual-adjustments.rules'
import { taxPlaceOf } from './tax-place.rules'
import { toShippedGoods } from './shipped-goods'

/** Computes a shipment with its lines and with its shipping cost after promotions. */
export function calculateShipment(
  shipment: Shipment,
  lines: readonly CalculatedLine[],
  document: BasketDocument,
  facts: BasketFacts,
  applied: AppliedPromotions,
): CalculatedShipment {
  const { shipmentId } = shipment
  const place = taxPlaceOf(shipment, facts)
  const method = findFittingMethod(shipment, document, facts)
  const shipping = applied.shipments.get(shipmentId)
  const itemId = shippingItemIdOf(shipmentId)
  const sums = sumLines(lines)
  // bonus products add nothing to the shipping cost
  const bought = lines.filter(({ isBonus }) => !isBonus)
  const goods = toShippedGoods(bought, facts)
  const paid = facts.paidShipping?.get(shipmentId)
  const listedMinor = method && bought.length > 0 ? shippingPriceMinor(method, goods) : 0
  const fullMinor = paid?.fullMinor ?? listedMinor
  const minor = paid?.minor ?? shipping?.priceMinor ?? 0
  const taxed = { itemId, fullMinor, minor, taxClassId: method?.taxClassId }
  const giftCertificateMinor = sumGiftCertificates(document, shipmentId)
  const { tax, fullTaxMinor } = taxAmount(taxed, document, facts.taxTable, place)
  return {
    shipment,
    itemCount: lines.length,
    ...sums,
    goods,
    giftCertificateMinor,
    method,
    shippingBaseMinor: fullMinor,
    shippingMinor: minor,
    shippingAdjustments: paid?.adjustments ?? shipping?.adjustments ?? [],
    manualShippingAdjustments: adjustItem(document, itemId, fullMinor),
    shippingTax: tax,
    fullShippingTaxMinor: fullTaxMinor,
    totalMinor:
      sums.productTotalMinor +
      minor +
      giftCertificateMinor +
      addedTax(facts.taxTable, sums.merchandiseTaxMinor, tax?.minor),
    isTaxKnown:
      document.taxMode === 'external'
        ? lines.every(isTaxGiven) && (!method || tax !== undefined)
        : place !== undefined && facts.taxTable.isKnownAt(place),
  }
}

/** Returns the taxes to add to prices: 0 if prices include them. */
export function addedTax({ taxation }: TaxTable, ...taxes: (number | undefined)[]): number {
  return taxation === 'gross' ? 0 : sumMinor(taxes.map((tax = 0) => tax))
}

function sumLines(lines: readonly CalculatedLine[]) {
  const sum = (amountOf: (line: CalculatedLine) => number) => sumMinor(lines.map(amountOf))
  return {
    merchandiseMinor: sum(
      (line) => line.afterItemMinor + sumOptions(line.options, (option) => option.afterItemMinor),
    ),
    productTotalMinor: sum(
      (line) => line.afterOrderMinor + sumOptions(line.options, (option) => option.afterOrderMinor),
    ),
    merchandiseTaxMinor: sum(
      (line) =>
        (line.tax?.minor ?? 0) + sumOptions(line.options, (option) => option.tax?.minor ?? 0),
    ),
    fullMerchandiseTaxMinor: sum(
      (line) => line.fullTaxMinor + sumOptions(line.options, (option) => option.fullTaxMinor),
    ),
  }
}

function isTaxGiven({ tax, options }: CalculatedLine): boolean {
  return tax !== undefined && options.every((option) => option.tax !== undefined)
}

// a certificate without a shipment belongs to the first shipment
function sumGiftCertificates(document: BasketDocument, shipmentId: string): number {
  const [first] = document.shipments
  return sumMinor(
    (document.giftCertificateItems ?? [])
      .filter((one) => (one.shipmentId ?? first?.shipmentId) === shipmentId)
      .map(({ amountMinor }) => amountMinor),
  )
}
