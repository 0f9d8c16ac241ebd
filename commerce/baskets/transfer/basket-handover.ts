import type { ShopperBasketsTypes } from 'commerce-sdk-isomorphic'
import type { Trx } from '../../db/client'
import type { Shopper } from '../../access/require-shopper'
import type { Site } from '../../sites/site.service'
import type { Locale } from '../../sites/locale'
import { localizeAssessed } from '../assessment/localize-facts'
import {
  assessBasket,
  type AssessedBasket,
  type AssessmentSources,
} from '../assessment/assess-basket'
import { basketNotFound } from '../model/basket-problems'
import { requireAlive, type BasketLimits } from '../model/lifetime.rules'
import { isOwn } from '../model/ownership.rules'
import { onlyGiftPayments } from '../payments/payment-instruments.rules'
import type { BasketDocument } from '../model/basket-document.schemas'
import { toBasket } from '../wire/basket.mapper'
import {
  deleteBasket,
  insertBasket,
  lockBasket,
  lockOwnBasket,
  updateBasket,
  type NewBasket,
} from '../model/basket.repository'
import { selectShownTotal } from './shown-total.repository'
import { findChange, toShownTotal } from './shown-total.rules'
import type { StoredBasket } from '../model/stored-basket'
import { mergeDocuments } from './merge.rules'

/**
 * The operations on a basket that is being ordered. All of them run inside the caller's
 * transaction.
 */
export interface BasketHandover {
  /** @throws Problem 404 when it is missing or belongs to another shopper. */
  lock(trx: Trx, shopper: Shopper, basketId: string): Promise<StoredBasket>
  /**
   * Prices the basket for the ordering shopper, since the last change may come from another
   * session.
   */
  assess(trx: Trx, site: Site, basket: StoredBasket, shopper: Shopper): Promise<AssessedBasket>
  /**
   * @throws Problem 400 `basket-total-changed` if it differs from the last response to the shopper.
   */
  requireAsShown(
    trx: Trx,
    shopper: Shopper,
    basket: StoredBasket,
    assessed: AssessedBasket,
  ): Promise<void>
  markOrdered(trx: Trx, basket: StoredBasket, orderNo: string): Promise<void>
  /** Returns the basket's current wire format in a language, for storage in the order. */
  show(basket: StoredBasket, assessed: AssessedBasket, locale?: Locale): ShopperBasketsTypes.Basket
  /**
   * Reopens an ordered basket for its shopper, without its card or wallet payment. The contents of
   * a basket that the shopper started since then are merged into it. `content` restores a basket
   * that was deleted.
   */
  reopen(trx: Trx, basketId: string, content?: StoredBasketContent): Promise<void>
}

/**
 * The part of the basket that its order stores, in case the basket expires before the order fails.
 */
type StoredBasketContent = Omit<NewBasket, 'basketId' | 'at'>

interface HandoverDependencies extends AssessmentSources {
  limits: BasketLimits
}

export function createBasketHandover(sources: HandoverDependencies): BasketHandover {
  return {
    async lock(trx, shopper, basketId) {
      const stored = await lockBasket(trx, basketId)
      if (!stored || !isOwn(stored, shopper)) throw basketNotFound(basketId)
      return requireAlive(stored, sources.now(), sources.limits)
    },

    assess: (trx, site, basket, shopper) =>
      assessBasket(sources, site, basket.document, trx, shopper),

    async requireAsShown(trx, { usid }, { basketId }, { calculated }) {
      const shown = await selectShownTotal(trx, basketId, usid)
      const change = shown && findChange(shown, toShownTotal(calculated), calculated.currency)
      if (change) throw change
    },

    async markOrdered(trx, { basketId, document }, orderNo) {
      const ordered = { ...document, paymentInstruments: onlyGiftPayments(document) }
      const changes = { document: ordered, status: 'ordered', orderNo } as const
      await updateBasket(trx, basketId, changes, sources.now())
    },

    show(basket, assessed, locale) {
      const { calculated } = locale ? localizeAssessed(assessed, locale) : assessed
      return toBasket(basket, calculated, [])
    },

    async reopen(trx, basketId, content) {
      const stored = await lockBasket(trx, basketId)
      if (stored && stored.status !== 'ordered') return
      const before = stored ?? content
      if (!before) return
      const { isTemporary } = before
      const document = isTemporary ? withoutPayment(before) : await takeUpNewer(trx, before)
      if (stored) {
        const changes = { document, status: 'open', orderNo: null } as const
        const createdAt = isTemporary ? sources.now() : undefined
        await updateBasket(trx, basketId, { ...changes, createdAt }, sources.now())
      } else if (content) {
        await insertBasket(trx, { ...content, document, basketId, at: sources.now() })
      }
    },
  }
}

/**
 * Merges the contents of a newer basket into this one and deletes the newer one, because a shopper
 * has only one basket.
 */
async function takeUpNewer(
  trx: Trx,
  before: Pick<StoredBasket, 'siteId' | 'customerId' | 'document'>,
): Promise<BasketDocument> {
  const document = withoutPayment(before)
  // this lock also waits for another tab's pending write, which is then included
  const newer = await lockOwnBasket(trx, before.siteId, before.customerId)
  if (!newer) return document
  await deleteBasket(trx, newer.basketId)
  const { paymentInstruments } = document
  return { ...mergeDocuments(document, newer.document), paymentInstruments }
}

function withoutPayment({ document }: Pick<StoredBasket, 'document'>): BasketDocument {
  return { ...document, paymentInstruments: onlyGiftPayments(document) }
}
