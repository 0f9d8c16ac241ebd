import { randomUUID } from 'node:crypto'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import type { Shopper } from '../http/auth-hook'
import { Problem } from '../http/problem'
import type { PaymentMethod, PaymentsService } from '../payments/payments.service'
import { isApplicableTo } from '../payments/payment-methods.rules'
import type { Coupon } from '../promotions/promotion.schemas'
import type { ShippingMethod } from '../shipping/shipping.rules'
import type { Site } from '../sites/site.service'
import { assessBasket, requireSite, type AssessmentSources } from './assess-basket'
import { checkChangedItems } from './availability.rules'
import { createBasketDocument, type BasketDocument } from './basket-document.schemas'
import { toBasket } from './basket.mapper'
import {
  deleteBasket,
  insertBasket,
  lockBasket,
  selectBasket,
  selectOpenBaskets,
  updateBasket,
} from './basket.repository'
import type { StoredBasket } from './stored-basket'
import { createBasketHandover, type BasketHandover } from './basket-handover'
import { createBasketTransfer, type BasketTransfer } from './basket-transfer'
import { requireOwnBasket } from './ownership.rules'
import { toShippingMethodResult } from './shipping-method.mapper'

type Basket = ShopperBasketsTypes.Basket

/** What a command may ask besides the document. */
export interface CommandTools {
  site: Site
  shippingMethods: readonly ShippingMethod[]
  paymentMethodIds: readonly string[]
  coupons: readonly Coupon[]
  newId: () => string
}

/** A change of the shopper's choices: pure, from document to document. Throws Problem to refuse. */
export type BasketCommand = (document: BasketDocument, tools: CommandTools) => BasketDocument

/** A basket on the wire, with the version that names this state of it. */
export interface BasketAnswer {
  basket: Basket
  version: number
}

export interface BasketService extends BasketTransfer {
  /**
   * Creates the shopper's basket and carries out `command` on it.
   * @throws Problem 400 `customer-baskets-quota-exceeded` when there is an open one.
   */
  createBasket(shopper: Shopper, command: BasketCommand): Promise<BasketAnswer>
  /** @throws Problem 404 unless it is the shopper's own open basket, as all below. */
  getBasket(shopper: Shopper, basketId: string): Promise<BasketAnswer>
  listBaskets(shopper: Shopper): Promise<Basket[]>
  /** Carries out a command under the basket's lock; all of it or nothing. */
  changeBasket(shopper: Shopper, basketId: string, command: BasketCommand): Promise<BasketAnswer>
  deleteBasket(shopper: Shopper, basketId: string): Promise<void>
  listShippingMethods(
    shopper: Shopper,
    basketId: string,
    shipmentId: string,
  ): Promise<ShopperBasketsTypes.ShippingMethodResult>
  /** The methods that can pay for the basket as it stands. */
  listPaymentMethods(shopper: Shopper, basketId: string): Promise<PaymentMethod[]>
  /** For the orders module. */
  handover: BasketHandover
}

export interface BasketDependencies extends AssessmentSources {
  payments: PaymentsService
}

/** Baskets: one row each, changed under its lock, priced whenever they are read. */
export function createBasketService(db: Db, dependencies: BasketDependencies): BasketService {
  const { now, payments, promotions, shipping, sites } = dependencies
  const newId = () => randomUUID().replaceAll('-', '')

  async function carryOut(trx: Trx, site: Site, before: BasketDocument, command: BasketCommand) {
    const shippingMethods = await shipping.listMethods(site.id, trx)
    const paymentMethodIds = (await payments.listMethods(site.id, trx)).map(({ id }) => id)
    const coupons = await promotions.listCoupons(site.id, trx)
    const tools = { site, shippingMethods, paymentMethodIds, coupons, newId }
    const document = command(before, tools)
    const assessed = await assessBasket(dependencies, site, document, trx)
    checkChangedItems(before, document, assessed.facts)
    return { document, assessed }
  }

  async function readAssessed(shopper: Shopper, basketId: string) {
    const stored = requireOwnBasket(await selectBasket(db, basketId), shopper, basketId)
    const site = await requireSite(sites, stored.siteId)
    return { stored, assessed: await assessBasket(dependencies, site, stored.document) }
  }

  return {
    handover: createBasketHandover(dependencies),
    ...createBasketTransfer(db, dependencies),

    async createBasket(shopper, command) {
      const site = await requireSite(sites, shopper.siteId)
      const { customerId, usid } = shopper
      const basketId = randomUUID()
      return db.transaction().execute(async (trx) => {
        const { document, assessed } = await carryOut(trx, site, createBasketDocument(), command)
        const owner = {
          basketId,
          siteId: site.id,
          customerId,
          isGuest: !shopper.isRegistered,
          usid,
        }
        const stored = await insertBasket(trx, { ...owner, at: now(), document })
        if (!stored) throw quotaExceeded(await selectOpenBaskets(trx, site.id, customerId))
        return toAnswer(stored, assessed)
      })
    },

    async getBasket(shopper, basketId) {
      const { stored, assessed } = await readAssessed(shopper, basketId)
      return toAnswer(stored, assessed)
    },

    async listBaskets(shopper) {
      const [open] = await selectOpenBaskets(db, shopper.siteId, shopper.customerId)
      if (!open) return []
      const site = await requireSite(sites, open.siteId)
      return [toAnswer(open, await assessBasket(dependencies, site, open.document)).basket]
    },

    async changeBasket(shopper, basketId, command) {
      const site = await requireSite(sites, shopper.siteId)
      return db.transaction().execute(async (trx) => {
        const before = requireOwnBasket(await lockBasket(trx, basketId), shopper, basketId)
        const { document, assessed } = await carryOut(trx, site, before.document, command)
        const { usid } = shopper
        const stored = await updateBasket(trx, basketId, { document, usid }, now())
        return toAnswer(stored, assessed)
      })
    },

    async deleteBasket(shopper, basketId) {
      await db.transaction().execute(async (trx) => {
        requireOwnBasket(await lockBasket(trx, basketId), shopper, basketId)
        await deleteBasket(trx, basketId)
      })
    },

    async listShippingMethods(shopper, basketId, shipmentId) {
      const { assessed } = await readAssessed(shopper, basketId)
      return toShippingMethodResult(assessed.calculated, shipmentId, assessed.facts.shippingMethods)
    },

    async listPaymentMethods(shopper, basketId) {
      const { stored, assessed } = await readAssessed(shopper, basketId)
      const methods = await payments.listMethods(stored.siteId)
      const { orderTotalMinor } = assessed.calculated
      return methods.filter(({ id }) => isApplicableTo(id, orderTotalMinor))
    },
  }
}

function toAnswer(
  stored: StoredBasket,
  { calculated, exceptions }: Awaited<ReturnType<typeof assessBasket>>,
): BasketAnswer {
  return { basket: toBasket(stored, calculated, exceptions), version: stored.version }
}

function quotaExceeded(open: readonly StoredBasket[]): Problem {
  const basketIds = open.map(({ basketId }) => basketId).join(', ')
  return new Problem(
    400,
    'customer-baskets-quota-exceeded',
    'Customer Baskets Quota Exceeded',
    `The maximum number of baskets per customer was exceeded. Please reuse or delete one of the existing baskets (${basketIds}).`,
    { basketIds },
  )
}
