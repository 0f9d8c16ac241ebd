import type { ShopperGiftCertificatesTypes } from 'commerce-sdk-isomorphic'
import type { Db, Trx } from '../db/client'
import { Problem } from '../http/problem'
import { toDecimal } from '../money'
import { createBoughtGiftCards, type BoughtGiftCards } from './bought-gift-cards'
import {
  insertRedemption,
  lockGiftCertificates,
  markGivenBack,
  selectGiftCertificate,
  selectRedemptions,
  selectWaiting,
  setBalance,
  setRedeemed,
  type StoredGiftCertificate,
} from './gift-certificate.repository'
import {
  issueGiftCertificates,
  sendDueGiftCertificate,
  type IssuingDependencies,
  type OrderedGiftCertificate,
} from './issue-gift-certificates'
import { isProven, notRedeemable, toUsable, type UsableGiftCertificate } from './redemption.rules'
import { maskCode } from '../payments/gift-certificate-code'

type GiftCertificate = ShopperGiftCertificatesTypes.GiftCertificate

function toGiftCertificate(stored: StoredGiftCertificate): GiftCertificate {
  return {
    ...stored.custom,
    amount: toDecimal(stored.amount_minor, stored.currency),
    balance: toDecimal(stored.balance_minor, stored.currency),
    enabled: stored.enabled,
    maskedGiftCertificateCode: maskCode(stored.code),
    merchantId: stored.merchant_id,
    recipientEmail: stored.recipient_email,
    recipientName: stored.recipient_name,
    senderName: stored.sender_name,
    status: toStatus(stored),
    ...(stored.message ? { message: stored.message } : {}),
    ...(stored.description ? { description: stored.description } : {}),
  }
}

function toStatus(stored: StoredGiftCertificate): GiftCertificate['status'] {
  if (stored.is_pending) return 'pending'
  if (stored.balance_minor === stored.amount_minor) return 'issued'
  return stored.balance_minor === 0 ? 'redeemed' : 'partially_redeemed'
}

interface Redemption {
  code: string
  amountMinor: number
  /** Identifies the payment, so that it is never redeemed twice. */
  reference: string
}

/** The gift card balance that its holder sees (FORM-068). */
interface GiftCardBalance {
  success: boolean
  availableBalance?: number
  message?: string
}

export interface GiftCertificateService {
  /** @throws Problem 404 for an unknown code, and for a card that has a security code besides. */
  getGiftCertificate(
    siteId: string,
    code: string,
  ): Promise<ShopperGiftCertificatesTypes.GiftCertificate>
  getBalance(siteId: string, code: string, cvn: string): Promise<GiftCardBalance>
  /**
   * Returns a certificate that can pay in this currency now, for a payment whose security code was
   * checked when it was added (`findProven`).
   */
  findUsable(query: CertificateQuery, trx?: Trx): Promise<UsableGiftCertificate | undefined>
  /** Like `findUsable`, if the security code is the certificate's, or it has none. */
  findProven(
    query: CertificateQuery & { cvn: string | undefined },
    trx?: Trx,
  ): Promise<UsableGiftCertificate | undefined>
  /**
   * Redeems certificates, either all or none; they stay locked until `trx` ends.
   * @throws Problem 400 `invalid-gift-certificate` when one cannot pay its amount.
   */
  redeem(trx: Trx, order: OrderRef, redemptions: readonly Redemption[]): Promise<void>
  /**
   * Gives an order's redemptions back to the certificates; with a reference, only those of that
   * payment.
   */
  giveBack(trx: Trx, order: OrderRef, reference?: string): Promise<void>
  /**
   * @param reference identifies the payment
   * @returns false, and changes nothing, if the payment redeemed less, or nothing
   */
  giveBackPart(trx: Trx, order: OrderRef, reference: string, amountMinor: number): Promise<boolean>
  /**
   * Issues the bought certificates and queues the mails to the recipients, or leaves the mails for
   * the chosen day (`c_sendDate`). Repeated calls issue them once.
   */
  issue(trx: Trx, order: OrderRef, items: readonly OrderedGiftCertificate[]): Promise<void>
  /**
   * Each is sent once, even if several engines run. A failure ends the run for its site only; the
   * next run tries again.
   */
  sendDue(): Promise<{ errors: unknown[] }>
  findWaiting(orderNos: readonly string[], trx?: Trx): Promise<ReadonlyMap<string, boolean>>
  readonly bought: BoughtGiftCards
}

interface CertificateQuery {
  siteId: string
  code: string
  currency: string
}

interface OrderRef {
  orderNo: string
  siteId: string
  currency: string
  /** The mails to recipients use the order's locale. */
  document?: { locale?: string }
}

export function createGiftCertificateService(
  db: Db,
  dependencies: IssuingDependencies,
): GiftCertificateService {
  const { mail, now, sites } = dependencies
  return {
    async getGiftCertificate(siteId, code) {
      const stored = await selectGiftCertificate(db, siteId, code)
      if (stored && isProven(stored, undefined)) return toGiftCertificate(stored)
      throw new Problem(
        404,
        'not-found',
        'Gift Certificate Not Found Exception',
        'The gift certificate with the provided code could not be retrieved.',
      )
    },

    async getBalance(siteId, code, cvn) {
      const stored = await selectGiftCertificate(db, siteId, code)
      const usable = stored && isProven(stored, cvn) && toUsable(stored, stored.currency)
      if (usable) {
        return { success: true, availableBalance: toDecimal(usable.balanceMinor, stored.currency) }
      }
      return { success: false, message: 'The gift card number or security code is not valid.' }
    },

    async findUsable({ siteId, code, currency }, trx) {
      return toUsable(await selectGiftCertificate(trx ?? db, siteId, code), currency)
    },

    async findProven({ siteId, code, currency, cvn }, trx) {
      const stored = await selectGiftCertificate(trx ?? db, siteId, code)
      return stored && isProven(stored, cvn) ? toUsable(stored, currency) : undefined
    },
    ...createRedemptions(now),

    issue: (trx, order, items) => issueGiftCertificates(trx, dependencies, order, items),

    async sendDue() {
      let isAnySent = false
      const errors: unknown[] = []
      for (const site of await sites.listSites()) {
        const sendOne = (trx: Trx) => sendDueGiftCertificate(trx, dependencies, site)
        try {
          // uses one transaction per certificate, so that a failure does not roll back the others
          while (await db.transaction().execute(sendOne)) isAnySent = true
        } catch (error) {
          errors.push(error)
        }
      }
      if (isAnySent) await mail.deliver()
      return { errors }
    },

    findWaiting: (orderNos, trx) => selectWaiting(trx ?? db, orderNos),

    bought: createBoughtGiftCards(db),
  }
}

function createRedemptions(
  now: () => Date,
): Pick<GiftCertificateService, 'redeem' | 'giveBack' | 'giveBackPart'> {
  return {
    async redeem(trx, order, redemptions) {
      const codes = redemptions.map(({ code }) => code)
      const locked = await lockGiftCertificates(trx, order.siteId, codes)
      const balances = new Map(
        locked.map((stored) => [stored.code, toUsable(stored, order.currency)?.balanceMinor ?? 0]),
      )
      for (const { code, amountMinor, reference } of redemptions) {
        const left = (balances.get(code) ?? 0) - amountMinor
        if (amountMinor <= 0 || left < 0) throw notRedeemable()
        balances.set(code, left)
        const key = { site_id: order.siteId, code }
        await setBalance(trx, key, left)
        const { orderNo } = order
        const what = { reference, order_no: orderNo, amount_minor: amountMinor }
        await insertRedemption(trx, { ...key, ...what, redeemed_at: now() })
      }
    },
    async giveBack(trx, { siteId, orderNo }, reference) {
      const held = await selectRedemptions(trx, orderNo, reference)
      const codes = held.map(({ code }) => code)
      const locked = await lockGiftCertificates(trx, siteId, codes)
      const balances = new Map(locked.map(({ code, balance_minor }) => [code, balance_minor]))
      for (const redemption of held) {
        const balance = (balances.get(redemption.code) ?? 0) + redemption.amount_minor
        balances.set(redemption.code, balance)
        await setBalance(trx, redemption, balance)
        await markGivenBack(trx, redemption, now())
      }
    },
    async giveBackPart(trx, { siteId, orderNo }, reference, amountMinor) {
      const [held] = await selectRedemptions(trx, orderNo, reference)
      if (!held || held.amount_minor < amountMinor) return false
      const [stored] = await lockGiftCertificates(trx, siteId, [held.code])
      if (!stored) return false
      await setBalance(trx, held, stored.balance_minor + amountMinor)
      if (held.amount_minor === amountMinor) await markGivenBack(trx, held, now())
      else await setRedeemed(trx, held, held.amount_minor - amountMinor)
      return true
    },
  }
}
