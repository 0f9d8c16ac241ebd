import type { Db } from '../../db/client'
import type { Shopper } from '../../access/require-shopper'
import { notFound } from '../../http/problem'
import { toDecimal } from '../../money'
import { chooseDefaultMethod } from '../../shipping/shipping.rules'
import { toAddress } from '../shipments/address.rules'
import {
  isPickupShipment,
  type Address,
  type BasketDocument,
  type Shipment,
} from '../model/basket-document.schemas'
import type { AddressBody } from '../model/basket-requests.schemas'
import { selectOpenBaskets } from '../model/basket.repository'
import { calculateBasket } from '../calculation/calculation.rules'
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
   * `address`. The stored basket is not changed.
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
      const sent = sendTo(document, toAddress(body))
      const facts = await loadBasketFacts(dependencies, site, sent, undefined, shopper)
      const delivery = sent.shipments.find((shipment) => !isPickupShipment(shipment))
      const methods = delivery ? listFittingMethods(delivery, sent, facts) : []
      const { currency, productTotalMinor } = calculateBasket(sent, facts)
      const shippingCosts = methods.map(({ id, name, description }): ShippingCost => {
        const calculated = calculateBasket(deliverBy(sent, id), facts)
        return {
          id,
          name,
          ...(description ? { description } : {}),
          price: toDecimal(calculated.shippingMinor, currency),
          taxTotal: toDecimal(
            calculated.merchandiseTaxMinor + calculated.shippingTaxMinor,
            currency,
          ),
          orderTotal: toDecimal(calculated.orderTotalMinor, currency),
        }
      })
      const defaultShippingMethodId = chooseDefaultMethod(methods)?.id
      return {
        currency,
        productTotal: toDecimal(productTotalMinor, currency),
        shippingCosts,
        ...(defaultShippingMethodId ? { defaultShippingMethodId } : {}),
      }
    },
  }
}

/** Returns the document with `address` on every delivery that has no street address. */
function sendTo(document: BasketDocument, address: Address | undefined): BasketDocument {
  return changeDeliveries(document, (shipment) =>
    shipment.shippingAddress?.address1 ? shipment : { ...shipment, shippingAddress: address },
  )
}

function deliverBy(document: BasketDocument, shippingMethodId: string): BasketDocument {
  return changeDeliveries(document, (shipment) => ({ ...shipment, shippingMethodId }))
}

function changeDeliveries(document: BasketDocument, change: (shipment: Shipment) => Shipment) {
  const shipments = document.shipments.map((shipment) =>
    isPickupShipment(shipment) ? shipment : change(shipment),
  )
  return { ...document, shipments }
}
