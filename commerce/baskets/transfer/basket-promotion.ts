import type { Db, Trx } from '../../db/client'
import { transact } from '../../db/transact'
import type { Shopper } from '../../access/require-shopper'
import { conflict } from '../../http/problem'
import type { AssessmentSources } from '../assessment/assess-basket'
import { basketsQuotaExceeded } from '../model/basket-problems'
import { deleteBasket, lockBasket, lockOwnBasket, updateBasket } from '../model/basket.repository'
import { requireAlive, type BasketLimits } from '../model/lifetime.rules'
import { mergeDocuments } from './merge.rules'
import { requireOwnBasket, type BasketActor } from '../model/ownership.rules'

interface PromotionOptions {
  /** Merge the shopper's main basket into the promoted one. */
  merge: boolean
  /** Without `merge`: discard the shopper's main basket. */
  overrideExisting: boolean
}

export interface BasketPromotion {
  /**
   * @throws Problem 404 unless it is the shopper's open basket; 409 if it is not temporary, or if
   * the shopper has a main basket and neither option is set.
   */
  promoteBasket(shopper: Shopper, basketId: string, options: PromotionOptions): Promise<void>
  /**
   * With `exchange`, the former main basket becomes temporary and lives as long as a new temporary
   * one.
   * @throws Problem 400 `customer-baskets-quota-exceeded` if there is a main basket and `exchange`
   * is not set.
   */
  markAsStorefront(actor: BasketActor, basketId: string, exchange: boolean): Promise<void>
}

interface Dependencies extends AssessmentSources {
  limits: BasketLimits
}

export function createBasketPromotion(db: Db, { now, limits }: Dependencies): BasketPromotion {
  // the second attempt sees a basket that another tab opened in the meantime
  const takeTurns = <Result>(work: (trx: Trx) => Promise<Result>) =>
    transact(db, work, { isKeyContended: true })

  async function lockAlive(trx: Trx, actor: BasketActor, basketId: string) {
    const found = requireOwnBasket(await lockBasket(trx, basketId), actor, basketId)
    return requireAlive(found, now(), limits)
  }

  return {
    async promoteBasket(shopper, basketId, { merge, overrideExisting }) {
      await takeTurns(async (trx) => {
        const promoted = await lockAlive(trx, shopper, basketId)
        const own = await lockOwnBasket(trx, promoted.siteId, promoted.customerId)
        if (!promoted.isTemporary || (own && !merge && !overrideExisting)) {
          throw notPromotable(basketId)
        }
        if (own) await deleteBasket(trx, own.basketId)
        const document =
          own && merge ? mergeDocuments(promoted.document, own.document) : promoted.document
        await updateBasket(trx, basketId, { isTemporary: false, document }, now())
      })
    },

    async markAsStorefront(actor, basketId, exchange) {
      await takeTurns(async (trx) => {
        const marked = await lockAlive(trx, actor, basketId)
        if (!marked.isTemporary) return
        const own = await lockOwnBasket(trx, marked.siteId, marked.customerId)
        if (own && !exchange) throw basketsQuotaExceeded([own.basketId])
        if (own) {
          const changes = { isTemporary: true, createdAt: now() }
          await updateBasket(trx, own.basketId, changes, now())
        }
        await updateBasket(trx, basketId, { isTemporary: false }, now())
      })
    },
  }
}

function notPromotable(basketId: string) {
  const detail = `The basket with ID '${basketId}' cannot be promoted to a storefront basket in its current state.`
  return conflict(detail, 'basket-not-promotable-exception')
}
