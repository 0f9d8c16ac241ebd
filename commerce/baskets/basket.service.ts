import { randomUUID } from 'node:crypto'
import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import type { Shopper } from '../access/require-shopper'
import type { Locale } from '../sites/locale'
import type { PaymentMethod, PaymentsService } from '../payments/payments.service'
import type { Site } from '../sites/site.service'
import { assessBasket, requireSite, type AssessmentSources } from './assessment/assess-basket'
import { createBasketDocument } from './model/basket-document.schemas'
import { createCommandRunner, type BasketCommand } from './basket-command'
import type { BasketAnswer } from './wire/basket.mapper'
import {
  deleteBasket,
  deleteExpiredBaskets,
  insertBasket,
  lockBasket,
  lockTemporaryBaskets,
  selectBasket,
  selectPriceBookIds,
  selectOpenBaskets,
  updateBasket,
} from './model/basket.repository'
import { toAnswer } from './answer-basket'
import { listOfferedMethods } from './offered-methods.rules'
import type { StoredBasket } from './model/stored-basket'
import { localizeAssessed } from './assessment/localize-facts'
import { createBasketEstimate, type BasketEstimate } from './assessment/basket-estimate'
import { createBasketExplanation, type BasketExplanation } from './assessment/basket-explanation'
import { createCouponAttempts, type CouponAttempts } from './promotions/coupon-attempts'
import { createBasketHandover, type BasketHandover } from './transfer/basket-handover'
import { createBasketDrafts, type BasketDrafts } from './transfer/basket-draft'
import { createOrderedBaskets, type OrderedBaskets } from './ordered-basket'
import { createBasketTransfer, type BasketTransfer } from './transfer/basket-transfer'
import {
  basketsQuotaExceeded,
  priceBookNotFound,
  temporaryBasketsQuotaExceeded,
} from './model/basket-problems'
import { createBasketPromotion, type BasketPromotion } from './transfer/basket-promotion'
import { cutoffsAt, isExpired, requireAlive, type BasketLimits } from './model/lifetime.rules'
import { isShopper, requireOwnBasket, visitorOf, type BasketActor } from './model/ownership.rules'
import { toShippingMethodResult } from './wire/shipping-method.mapper'

export type { BasketAnswer }

type Basket = ShopperBasketsTypes.Basket

interface NewBasketOptions {
  /** A temporary basket lives for minutes, in addition to the shopper's main basket. */
  isTemporary?: boolean
}

export interface BasketService
  extends BasketTransfer, BasketPromotion, BasketEstimate, BasketExplanation, BasketDrafts {
  /**
   * @throws Problem 400 `customer-baskets-quota-exceeded` if the shopper already has an open
   * basket, `customer-temporary-baskets-quota-exceeded` if there are too many temporary ones.
   */
  createBasket(
    shopper: Shopper,
    command: BasketCommand,
    options?: NewBasketOptions,
  ): Promise<BasketAnswer>
  /**
   * @throws Problem 404 unless it is the shopper's own open basket. This also holds for the
   * functions below.
   */
  getBasket(actor: BasketActor, basketId: string): Promise<BasketAnswer>
  /** Temporary baskets are not listed. */
  listBaskets(shopper: Shopper): Promise<Basket[]>
  /** Carries out a command while the basket is locked, completely or not at all. */
  changeBasket(actor: BasketActor, basketId: string, command: BasketCommand): Promise<BasketAnswer>
  /** @throws Problem 404 for an unknown price book. */
  setPriceBooks(
    actor: BasketActor,
    basketId: string,
    priceBookIds: readonly string[],
  ): Promise<BasketAnswer>
  deleteBasket(shopper: Shopper, basketId: string): Promise<void>
  listShippingMethods(
    shopper: Shopper,
    basketId: string,
    shipmentId: string,
    toLocale?: (site: Site) => Locale | undefined,
  ): Promise<ShopperBasketsTypes.ShippingMethodResult>
  listPaymentMethods(shopper: Shopper, basketId: string): Promise<PaymentMethod[]>
  removeExpired(): Promise<number>
  handover: BasketHandover
  ordered: OrderedBaskets
  couponAttempts: CouponAttempts
}

export interface BasketDependencies extends AssessmentSources {
  payments: PaymentsService
  limits: BasketLimits
}

type Owner = Pick<StoredBasket, 'siteId' | 'customerId'>

/** Baskets are stored one per row, changed while the row is locked, and priced at every read. */
export function createBasketService(db: Db, dependencies: BasketDependencies): BasketService {
  const { limits, now, sites } = dependencies
  const carryOut = createCommandRunner(dependencies)

  async function changeBasket(
    actor: BasketActor,
    basketId: string,
    command: BasketCommand,
  ): Promise<BasketAnswer> {
    const site = await requireSite(sites, actor.siteId)
    return transact(db, async (trx) => {
      const found = requireOwnBasket(await lockBasket(trx, basketId), actor, basketId)
      const before = requireAlive(found, now(), limits)
      const target = { site, before: before.document, visitor: visitorOf(actor, before) }
      const { document, assessed } = await carryOut(trx, target, command)
      const usid = isShopper(actor) ? actor.usid : undefined
      const stored = await updateBasket(trx, basketId, { document, usid }, now())
      return toAnswer(trx, actor, stored, assessed)
    })
  }

  const couponAttempts = createCouponAttempts(db, now)
  return {
    couponAttempts,
    handover: createBasketHandover(dependencies),
    ordered: createOrderedBaskets(dependencies),
    ...createBasketTransfer(db, dependencies),
    ...createBasketEstimate(db, dependencies),
    ...createBasketExplanation(db, dependencies),
    ...createBasketPromotion(db, dependencies),
    ...createBasketDrafts(dependencies),
    ...createBasketReads(db, dependencies),

    async createBasket(shopper, command, { isTemporary = false } = {}) {
      const site = await requireSite(sites, shopper.siteId)
      const { customerId, usid } = shopper
      const owner = { siteId: site.id, customerId, isGuest: !shopper.isRegistered, usid }
      const basketId = randomUUID()
      return transact(db, async (trx) => {
        await deleteExpiredBaskets(trx, cutoffsAt(now(), limits), customerId)
        if (isTemporary) await checkTemporaryQuota(limits, trx, owner)
        const target = { site, before: createBasketDocument(), visitor: shopper }
        const { document, assessed } = await carryOut(trx, target, command)
        const stored = await insertBasket(trx, {
          ...owner,
          basketId,
          isTemporary,
          at: now(),
          document,
        })
        if (stored) return toAnswer(trx, shopper, stored, assessed)
        const open = await selectOpenBaskets(trx, site.id, customerId)
        throw basketsQuotaExceeded(open.map((basket) => basket.basketId))
      })
    },

    changeBasket,

    async setPriceBooks(actor, basketId, priceBookIds) {
      const known = await selectPriceBookIds(db, priceBookIds)
      const unknown = priceBookIds.find((id) => !known.has(id))
      if (unknown !== undefined) throw priceBookNotFound(unknown)
      return changeBasket(actor, basketId, (document) => ({
        ...document,
        priceBookIds: priceBookIds.length > 0 ? [...priceBookIds] : undefined,
      }))
    },

    async deleteBasket(shopper, basketId) {
      await transact(db, async (trx) => {
        requireOwnBasket(await lockBasket(trx, basketId), shopper, basketId)
        await deleteBasket(trx, basketId)
      })
    },

    async removeExpired() {
      await couponAttempts.deleteOld()
      return deleteExpiredBaskets(db, cutoffsAt(now(), limits))
    },
  }
}

type Reads = 'getBasket' | 'listBaskets' | 'listShippingMethods' | 'listPaymentMethods'

function createBasketReads(db: Db, dependencies: BasketDependencies): Pick<BasketService, Reads> {
  const { limits, now, payments, sites } = dependencies

  async function readAssessed(actor: BasketActor, basketId: string) {
    const found = requireOwnBasket(await selectBasket(db, basketId), actor, basketId)
    const stored = requireAlive(found, now(), limits)
    const site = await requireSite(sites, stored.siteId)
    const visitor = visitorOf(actor, stored)
    const assessed = await assessBasket(dependencies, site, stored.document, undefined, visitor)
    return { stored, assessed }
  }

  return {
    async getBasket(actor, basketId) {
      const { stored, assessed } = await readAssessed(actor, basketId)
      return toAnswer(db, actor, stored, assessed)
    },

    async listBaskets(shopper) {
      const [open] = await selectOpenBaskets(db, shopper.siteId, shopper.customerId)
      if (!open || isExpired(open, now(), limits)) return []
      const site = await requireSite(sites, open.siteId)
      const assessed = await assessBasket(dependencies, site, open.document, undefined, shopper)
      return [(await toAnswer(db, shopper, open, assessed)).basket]
    },

    async listShippingMethods(shopper, basketId, shipmentId, toLocale) {
      const read = await readAssessed(shopper, basketId)
      const locale = toLocale?.(read.assessed.site)
      const assessed = locale ? localizeAssessed(read.assessed, locale) : read.assessed
      return toShippingMethodResult(assessed.calculated, shipmentId, assessed.facts)
    },

    async listPaymentMethods(shopper, basketId) {
      const { stored, assessed } = await readAssessed(shopper, basketId)
      return listOfferedMethods(await payments.listMethods(stored.siteId), assessed)
    },
  }
}

/** Must be called inside the transaction that inserts the basket. */
async function checkTemporaryQuota(
  limits: BasketLimits,
  trx: Trx,
  { siteId, customerId }: Owner,
): Promise<void> {
  await lockTemporaryBaskets(trx, customerId)
  const open = await selectOpenBaskets(trx, siteId, customerId, true)
  if (open.length < limits.temporaryPerCustomer) return
  throw temporaryBasketsQuotaExceeded(open.map(({ basketId }) => basketId))
}
