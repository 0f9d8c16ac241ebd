import type { Db } from '../../db/client'
import type { Shopper } from '../../access/require-shopper'
import { notFound } from '../../http/problem'
import { sumMinor, toDecimal } from '../../money'
import { firstMethodOf } from '../../../rules/first-shipping-method'
import { toAddress } from '../shipments/address.rules'
import {
  isPickupShipment,
  type Address,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import type { AddressBody } from '../model/basket-requests.schemas'
import type { CalculatedBasket } from '../model/calculated-basket'
import { selectOpenBaskets } from '../model/basket.repository'
import { calculateBasket } from '../calculation/calculation.rules'
import { allotAmounts, openAmountMinor } from '../payments/payment-instruments.rules'
import { isExpired, type BasketLimits } from '../model/lifetime.rules'
import { loadBasketFacts } from '../facts/load-basket-facts'
import { listFittingMethods } from '../calculation/fitting-methods.rules'
import type { StoredBasket } from '../model/stored-basket'
import { requireSite, type AssessmentSources } from './assess-basket'

interface ShippingCost {
  id: string
  name: string
  description?: string
  price: number
  taxTotal: number
  orderTotal: number
  /** What is left to pay after gift cards; absent for a basket without payments. */
  c_paymentAmount?: number
  /** What each payment of the basket would pay. */
  c_payments?: { paymentInstrumentId: string; amount: number }[]
}

interface ShippingEstimate {
  currency: string
  /** Total of the goods after all discounts. */
  productTotal: number
  shippingCosts: ShippingCost[]
  defaultShippingMethodId?: string
}

export interface BasketEstimate {
  /** @throws Problem 404 without an open basket. */
  requireOpenBasketId(shopper: Shopper): Promise<string>
  /**
   * Prices the shopper's open basket as if its deliveries without a street address were sent to
   * `address`, whose shipping is the price of each method; the others keep theirs. The stored basket
   * is not changed.
   * @throws Problem 404 without an open basket.
   */
  estimateShipping(shopper: Shopper, address: AddressBody): Promise<ShippingEstimate>
}

interface Dependencies extends AssessmentSources {
  limits: BasketLimits
}

export function createBasketEstimate(db: Db, dependencies: Dependencies): BasketEstimate {
  const { limits, now, sites } = dependencies

  async function requireOpen({ siteId, customerId }: Shopper): Promise<StoredBasket> {
    const [open] = await selectOpenBaskets(db, siteId, customerId)
    if (open && !isExpired(open, now(), limits)) return open
    throw notFound('Missing basket', 'basket-not-found')
  }

  return {
    async requireOpenBasketId(shopper) {
      return (await requireOpen(shopper)).basketId
    },

    async estimateShipping(shopper, body) {
      const { document } = await requireOpen(shopper)
      const site = await requireSite(sites, shopper.siteId)
      const shipmentIds = listSentThere(document)
      const sent = sendTo(document, toAddress(body))
      const facts = await loadBasketFacts(dependencies, site, sent, undefined, shopper)
      const delivery = sent.shipments.find((one) => shipmentIds.has(one.shipmentId))
      const methods = delivery ? listFittingMethods(delivery, sent, facts) : []
      const { currency, productTotalMinor } = calculateBasket(sent, facts)
      const shippingCosts = methods.map(({ id, name, description }): ShippingCost => {
        const calculated = calculateBasket(deliverBy(sent, shipmentIds, id), facts)
        const priced = calculated.shipments.filter((one) =>
          shipmentIds.has(one.shipment.shipmentId),
        )
        const { merchandiseTaxMinor, shippingTaxMinor, giftCertificateTaxMinor } = calculated
        const taxMinor = merchandiseTaxMinor + shippingTaxMinor + giftCertificateTaxMinor
        return {
          id,
          name,
          ...(description ? { description } : {}),
          price: toDecimal(sumMinor(priced.map((one) => one.shippingMinor)), currency),
          taxTotal: toDecimal(taxMinor, currency),
          orderTotal: toDecimal(calculated.orderTotalMinor, currency),
          ...toPayments(calculated),
        }
      })
      const defaultShippingMethodId = firstMethodOf(methods)?.id
      return {
        currency,
        productTotal: toDecimal(productTotalMinor, currency),
        shippingCosts,
        ...(defaultShippingMethodId ? { defaultShippingMethodId } : {}),
      }
    },
  }
}

function toPayments(calculated: CalculatedBasket) {
  const { currency, document, orderTotalMinor } = calculated
  if (document.paymentInstruments.length === 0) return {}
  const amounts = allotAmounts(document.paymentInstruments, orderTotalMinor)
  return {
    c_paymentAmount: toDecimal(openAmountMinor(calculated), currency),
    c_payments: [...amounts].map(([paymentInstrumentId, minor]) => ({
      paymentInstrumentId,
      amount: toDecimal(minor, currency),
    })),
  }
}

const hasStreet = ({ shippingAddress }: Shipment) => Boolean(shippingAddress?.address1)

/**
 * Returns the ids of the deliveries whose method and price are asked: those without a street
 * address, or all if each has one.
 */
function listSentThere({ shipments, items }: BasketDocument): ReadonlySet<string> {
  const deliveries = shipments.filter((shipment) => !isPickupShipment(shipment))
  const used = deliveries.filter((one) =>
    items.some(({ shipmentId }) => shipmentId === one.shipmentId),
  )
  const open = used.filter((shipment) => !hasStreet(shipment))
  const sent = open.length > 0 ? open : deliveries
  return new Set(sent.map(({ shipmentId }) => shipmentId))
}

/** Returns the document with `address` on every delivery that has no street address. */
function sendTo(document: BasketDocument, address: Address | undefined): BasketDocument {
  const shipments = document.shipments.map((shipment) =>
    isPickupShipment(shipment) || hasStreet(shipment)
      ? shipment
      : { ...shipment, shippingAddress: address },
  )
  return { ...document, shipments }
}

function deliverBy(
  document: BasketDocument,
  shipmentIds: ReadonlySet<string>,
  shippingMethodId: string,
): BasketDocument {
  const shipments = document.shipments.map((shipment) =>
    shipmentIds.has(shipment.shipmentId) ? { ...shipment, shippingMethodId } : shipment,
  )
  return { ...document, shipments }
}
