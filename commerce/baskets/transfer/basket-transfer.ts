import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '../../db/client'
import { transact } from '../../db/transact'
import type { Shopper } from '../../access/require-shopper'
import { conflict, forbidden } from '../../http/problem'
import { findCoupon } from '../../promotions/coupon.rules'
import type { Site } from '../../sites/site.service'
import { requireSite, type AssessmentSources } from '../assessment/assess-basket'
import { createBasketDocument, type BasketDocument } from '../model/basket-document.schemas'
import {
  deleteBasket,
  deleteExpiredBaskets,
  insertBasket,
  lockGuestBasketOfSession,
  lockOwnBasket,
  updateBasket,
} from '../model/basket.repository'
import { clampQuantities } from '../items/clamp-quantities.rules'
import { cutoffsAt, isExpired, type BasketLimits } from '../model/lifetime.rules'
import { loadBasketFacts } from '../facts/load-basket-facts'
import type { StoredBasket } from '../model/stored-basket'
import { mergeDocuments, type MergeMode, type MergeOptions } from './merge.rules'

const NO_PREVIOUS_CUSTOMER =
  'Your access-token is valid, but it contains no previous customer to process this action.'

interface TransferOptions {
  merge: boolean
  /** Without `merge`: discard the customer's own basket. */
  overrideExisting: boolean
}

interface MergeBasketOptions {
  /** If the customer has no basket, create one for the guest's items. */
  createDestinationBasket: boolean
  productItemMergeMode: MergeMode
}

/** The guest is identified by the session (`usid`). */
export interface BasketTransfer {
  /**
   * Makes the basket that the guest left in this session the shopper's own.
   * @returns its id; with `merge` the id of the shopper's own basket if the guest left none;
   * undefined if there is no basket at all.
   * @throws Problem 403 for a guest; without `merge` 409 when the guest left no basket, or both
   * have one and `overrideExisting` is not set.
   */
  transferBasket(shopper: Shopper, options: TransferOptions): Promise<string | undefined>
  /**
   * Merges the basket that the guest left in this session into the shopper's own, without the
   * guest's addresses, and deletes the guest's basket.
   * @returns the id of the shopper's own basket.
   * @throws Problem 403 for a guest, 409 when the guest or the shopper has no basket.
   */
  mergeBasket(shopper: Shopper, options: MergeBasketOptions): Promise<string>
}

interface TransferDependencies extends AssessmentSources {
  limits: BasketLimits
}

interface Merging {
  shopper: Shopper
  site: Site
}

export function createBasketTransfer(db: Db, sources: TransferDependencies): BasketTransfer {
  const { limits, now, promotions } = sources

  // the second attempt sees a basket that another tab opened in the meantime
  const takeTurns = <Result>(work: (trx: Trx) => Promise<Result>) =>
    transact(db, work, { isKeyContended: true })

  async function merge(
    trx: Trx,
    { shopper, site }: Merging,
    { into, other }: { into: BasketDocument; other: BasketDocument },
    options: MergeOptions,
  ) {
    const codes = [...into.coupons, ...other.coupons].map(({ code }) => code)
    const coupons = codes.length > 0 ? await promotions.findCoupons(site.id, codes, trx) : []
    const couponOf = (code: string) => findCoupon(coupons, code)?.id ?? code
    const isSameCoupon = (one: string, another: string) => couponOf(one) === couponOf(another)
    const merged = mergeDocuments(into, other, { ...options, isSameCoupon })
    return clampQuantities(merged, await loadBasketFacts(sources, site, merged, trx, shopper))
  }

  async function mergeInto(
    trx: Trx,
    merging: Merging,
    { own, left }: { own: StoredBasket; left: StoredBasket },
    mode: MergeMode,
  ) {
    const documents = { into: own.document, other: left.document }
    const document = await merge(trx, merging, documents, { mode, withoutPersonalData: true })
    await deleteBasket(trx, left.basketId)
    await updateBasket(trx, own.basketId, { document, usid: left.usid }, now())
    return own.basketId
  }

  return {
    async transferBasket(shopper, options) {
      if (!shopper.isRegistered) throw forbidden(NO_PREVIOUS_CUSTOMER)
      const { customerId } = shopper
      const site = await requireSite(sources.sites, shopper.siteId)
      return takeTurns(async (trx) => {
        const { left, own } = await findBoth({ limits, now }, trx, shopper)
        if (!left && own && !options.merge) throw noSourceBasket(shopper.guestCustomerId)
        if (!left) return own?.basketId
        if (own && !options.merge && !options.overrideExisting) throw alreadyExists(customerId)
        const documents = own && { into: left.document, other: own.document }
        const document =
          documents && options.merge
            ? await merge(trx, { shopper, site }, documents, { mode: 'higher_quantity' })
            : undefined
        if (own) await deleteBasket(trx, own.basketId)
        await updateBasket(trx, left.basketId, { customerId, isGuest: false, document }, now())
        return left.basketId
      })
    },

    async mergeBasket(shopper, options) {
      if (!shopper.isRegistered) throw forbidden(NO_PREVIOUS_CUSTOMER)
      const { siteId, customerId, guestCustomerId, usid } = shopper
      const site = await requireSite(sources.sites, siteId)
      return takeTurns(async (trx) => {
        const { left, own } = await findBoth({ limits, now }, trx, shopper)
        if (!own && !options.createDestinationBasket) throw noCurrentBasket(customerId)
        if (!left) throw noSourceBasket(guestCustomerId)
        const mode = options.productItemMergeMode
        if (own) return mergeInto(trx, { shopper, site }, { own, left }, mode)
        const basket = { basketId: randomUUID(), siteId, customerId, isGuest: false, usid }
        const document = createBasketDocument()
        const created = await insertBasket(trx, { ...basket, at: now(), document })
        if (!created) throw alreadyExists(customerId)
        return mergeInto(trx, { shopper, site }, { own: created, left }, mode)
      })
    },
  }
}

async function findBoth(
  { limits, now }: { limits: BasketLimits; now: () => Date },
  trx: Trx,
  { siteId, customerId, usid }: Shopper,
) {
  await deleteExpiredBaskets(trx, cutoffsAt(now(), limits), customerId)
  const left = await lockGuestBasketOfSession(trx, siteId, usid)
  const own = await lockOwnBasket(trx, siteId, customerId)
  return { left: left && isExpired(left, now(), limits) ? undefined : left, own }
}

function alreadyExists(customerId: string) {
  return conflict(
    `The current customer with ID '${customerId}' has an active basket.`,
    'basket-transfer-basket-already-exists-exception',
  )
}

function noCurrentBasket(customerId: string) {
  return conflict(
    `The current customer with ID '${customerId}' has no active basket.`,
    'basket-merge-no-current-basket-exception',
  )
}

function noSourceBasket(customerId: string) {
  return conflict(
    `The previous customer with ID '${customerId}' has no active basket.`,
    'no-source-basket-exception',
  )
}
