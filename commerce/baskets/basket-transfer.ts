import type { Db } from '../db/client'
import type { Shopper } from '../http/auth-hook'
import { conflict, forbidden } from '../http/problem'
import type { AssessmentSources } from './assess-basket'
import {
  deleteBasket,
  lockGuestBasketOfSession,
  selectOpenBaskets,
  updateBasket,
} from './basket.repository'
import { mergeDocuments } from './merge.rules'

const NO_PREVIOUS_CUSTOMER =
  'Your access-token is valid, but it contains no previous customer to process this action.'

export interface TransferOptions {
  /** Put the guest's items into the customer's basket; of equal lines the larger one stays. */
  merge: boolean
  /** Without `merge`: give up the customer's own basket. */
  overrideExisting: boolean
}

/** What happens to a guest's basket at login; the guest is known by the session (`usid`). */
export interface BasketTransfer {
  /**
   * Makes the basket the guest left in this session the shopper's own.
   * @returns its id; the id of the shopper's own when the guest left none; undefined without any.
   * @throws Problem 403 for a guest, 409 when both have one and neither option is set.
   */
  transferBasket(shopper: Shopper, options: TransferOptions): Promise<string | undefined>
}

export function createBasketTransfer(db: Db, { now }: AssessmentSources): BasketTransfer {
  return {
    async transferBasket(shopper, { merge, overrideExisting }) {
      const { siteId, usid, customerId, isRegistered } = shopper
      if (!isRegistered) throw forbidden(NO_PREVIOUS_CUSTOMER)
      return db.transaction().execute(async (trx) => {
        const left = await lockGuestBasketOfSession(trx, siteId, usid)
        const [own] = await selectOpenBaskets(trx, siteId, customerId)
        if (!left) return own?.basketId
        if (own && merge) {
          const document = mergeDocuments(own.document, left.document, Math.max)
          await deleteBasket(trx, left.basketId)
          await updateBasket(trx, own.basketId, { document, usid }, now())
          return own.basketId
        }
        if (own && !overrideExisting) throw alreadyExists(customerId)
        if (own) await deleteBasket(trx, own.basketId)
        await updateBasket(trx, left.basketId, { customerId, isGuest: false }, now())
        return left.basketId
      })
    },
  }
}

function alreadyExists(customerId: string) {
  return conflict(
    `The current customer with ID '${customerId}' has an active basket.`,
    'basket-transfer-basket-already-exists-exception',
  )
}
