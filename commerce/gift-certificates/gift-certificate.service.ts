import type { ShopperGiftCertificatesTypes } from 'commerce-sdk-isomorphic'
import type { GiftCertificateItem } from '../baskets/model/basket-document.schemas'
import type { Db, Trx } from '../db/client'
import { Problem } from '../http/problem'
import type { MailService } from '../mail/mail.service'
import { toDecimal } from '../money'
import type { SiteService } from '../sites/site.service'
import { localizedPath, toStorefrontLink } from '../sites/storefront-link'
import { newGiftCertificateCode, newSecurityCode } from './gift-certificate-code'
import { toGiftCertificateMail } from './gift-certificate-mail.rules'
import { toGiftCertificate } from './gift-certificate.mapper'
import {
  insertRedemption,
  lockGiftCertificates,
  markGivenBack,
  selectGiftCertificate,
  selectRedemptions,
  setBalance,
} from './gift-certificate.repository'
import { notRedeemable, toUsable, type UsableGiftCertificate } from './redemption.rules'

/** A payment with a certificate. */
interface Redemption {
  code: string
  amountMinor: number
  /** Names the payment: it is never taken twice. */
  reference: string
}

/** What a gift card's holder is told of it (D3 §3). */
interface GiftCardBalance {
  success: boolean
  availableBalance?: number
  message?: string
}

export interface GiftCertificateService {
  /** @throws Problem 404 for an unknown code. */
  getGiftCertificate(
    siteId: string,
    code: string,
  ): Promise<ShopperGiftCertificatesTypes.GiftCertificate>
  getBalance(siteId: string, code: string, cvn: string): Promise<GiftCardBalance>
  /** A certificate that can pay in this currency now; for baskets, before anything is taken. */
  findUsable(
    query: { siteId: string; code: string; currency: string; cvn?: string },
    trx?: Trx,
  ): Promise<UsableGiftCertificate | undefined>
  /**
   * Pays with certificates, all or none: they stay locked until `trx` ends.
   * @throws Problem 400 `invalid-gift-certificate` when one cannot pay its amount.
   */
  redeem(trx: Trx, order: OrderRef, redemptions: readonly Redemption[]): Promise<void>
  /** Puts back what an order took; of one payment only when its reference is named. */
  giveBack(trx: Trx, order: OrderRef, reference?: string): Promise<void>
  /** Issues what was bought and writes the mails to the recipients. Asked twice, issues once. */
  issue(trx: Trx, order: OrderRef, items: readonly GiftCertificateItem[]): Promise<void>
}

/** The order that pays with, or buys, certificates. */
interface OrderRef {
  orderNo: string
  siteId: string
  currency: string
  /** In whose language what was bought is sent. */
  document?: { locale?: string }
}

interface Dependencies {
  mail: MailService
  sites: SiteService
  storefrontOrigins: readonly string[]
  now: () => Date
}

/** Gift certificates and gift cards: issued, looked up, redeemed under lock, given back. */
export function createGiftCertificateService(
  db: Db,
  { mail, now, sites, storefrontOrigins }: Dependencies,
): GiftCertificateService {
  return {
    async getGiftCertificate(siteId, code) {
      const stored = await selectGiftCertificate(db, siteId, code)
      if (stored) return toGiftCertificate(stored)
      throw new Problem(
        404,
        'not-found',
        'Gift Certificate Not Found Exception',
        'The gift certificate with the provided code could not be retrieved.',
      )
    },

    async getBalance(siteId, code, cvn) {
      const stored = await selectGiftCertificate(db, siteId, code)
      const usable = stored && toUsable(stored, stored.currency, cvn)
      if (usable) return { success: true, availableBalance: toDecimal(usable.balanceMinor) }
      return { success: false, message: 'The gift card number or security code is not valid.' }
    },

    async findUsable({ siteId, code, currency, cvn }, trx) {
      return toUsable(await selectGiftCertificate(trx ?? db, siteId, code), currency, cvn)
    },

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

    async issue(trx, order, items) {
      if (items.length === 0) return
      const { siteId, document: { locale } = {} } = order
      const site = await sites.getSite(siteId, trx)
      const shopUrl = toStorefrontLink(
        { storefrontOrigins },
        site,
        localizedPath(site, locale, '/'),
      )
      const place = { siteId, shopUrl, locale }
      for (const item of items) {
        const { giftCertificateItemId: itemId, amountMinor } = item
        const code = newGiftCertificateCode()
        const cvn = newSecurityCode()
        const inserted = await trx
          .insertInto('gift_certificate')
          .values({
            site_id: order.siteId,
            code,
            cvn,
            merchant_id: order.orderNo,
            currency: order.currency,
            amount_minor: amountMinor,
            balance_minor: amountMinor,
            recipient_email: item.recipientEmail,
            recipient_name: item.recipientName ?? '',
            sender_name: item.senderName ?? '',
            message: item.message ?? null,
            order_no: order.orderNo,
            item_id: itemId,
            created_at: now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('code')
          .executeTakeFirst()
        if (!inserted) continue
        const { orderNo, currency } = order
        const mailed = { ...item, code, cvn, orderNo, itemId, currency, amountMinor }
        await mail.queue(trx, toGiftCertificateMail(mailed, place))
      }
    },
  }
}
