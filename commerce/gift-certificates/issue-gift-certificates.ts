import type { CatalogService } from '../catalog/catalog.service'
import type { Trx } from '../db/client'
import type { MailService } from '../mail/mail.service'
import type { Site, SiteService } from '../sites/site.service'
import { timezoneOf, toShopTime } from '../sites/shop-time.rules'
import { localizedPath, toPictureLink, toStorefrontLink } from '../sites/storefront-link'
import { newGiftCertificateCode, newSecurityCode } from '../payments/gift-certificate-code'
import { toGiftCertificateMail } from './gift-certificate-mail.rules'
import { claimDue, type StoredGiftCertificate } from './gift-certificate.repository'

/** The mail shows the design over its whole width of 520 px. */
const PICTURE_WIDTH = 1080

export interface OrderedGiftCertificate {
  giftCertificateItemId: string
  amountMinor: number
  recipientEmail: string
  recipientName?: string | undefined
  senderName?: string | undefined
  message?: string | undefined
  custom: Readonly<Record<string, unknown>>
}

export interface IssuingDependencies {
  catalog: CatalogService
  mail: MailService
  sites: SiteService
  storefrontOrigins: readonly string[]
  now: () => Date
}

interface BuyingOrder {
  orderNo: string
  siteId: string
  currency: string
  /** The mails to recipients use the order's locale. */
  document?: { locale?: string }
}

/**
 * Issues the bought certificates. Those due today are mailed at once; the others stay pending, and
 * cannot be redeemed, until their day. Repeated calls issue each certificate once.
 */
export async function issueGiftCertificates(
  trx: Trx,
  dependencies: IssuingDependencies,
  order: BuyingOrder,
  items: readonly OrderedGiftCertificate[],
): Promise<void> {
  if (items.length === 0) return
  const site = await dependencies.sites.getSite(order.siteId, trx)
  const today = todayAt(site, dependencies.now())
  for (const item of items) {
    const issued = await insert(trx, order, item, today, dependencies.now())
    if (issued && !issued.is_pending) await sendMail(trx, dependencies, site, issued)
  }
}

export interface GivenGiftCertificate {
  amountMinor: number
  recipientEmail: string
  recipientName: string
  senderName: string
  message: string
}

export async function giveGiftCertificate(
  trx: Trx,
  dependencies: IssuingDependencies,
  site: Site,
  { amountMinor, recipientEmail, recipientName, senderName, message }: GivenGiftCertificate,
): Promise<StoredGiftCertificate> {
  const issued = await trx
    .insertInto('gift_certificate')
    .values({
      site_id: site.id,
      code: newGiftCertificateCode(),
      cvn: newSecurityCode(),
      currency: site.currency,
      amount_minor: amountMinor,
      balance_minor: amountMinor,
      recipient_email: recipientEmail,
      recipient_name: recipientName,
      sender_name: senderName,
      message: message === '' ? null : message,
      created_at: dependencies.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendMail(trx, dependencies, site, issued)
  return issued
}

/** @returns false if none is left */
export async function sendDueGiftCertificate(
  trx: Trx,
  dependencies: IssuingDependencies,
  site: Site,
): Promise<boolean> {
  const due = await claimDue(trx, site.id, todayAt(site, dependencies.now()))
  if (due) await sendMail(trx, dependencies, site, due)
  return due !== undefined
}

const todayAt = (site: Site | undefined, now: Date) =>
  toShopTime(now, timezoneOf(site?.preferences ?? {})).day

function insert(
  trx: Trx,
  { orderNo, siteId, currency, document }: BuyingOrder,
  item: OrderedGiftCertificate,
  today: string,
  now: Date,
): Promise<StoredGiftCertificate | undefined> {
  const { amountMinor, custom } = item
  const sendOn = custom['c_sendDate']
  return trx
    .insertInto('gift_certificate')
    .values({
      site_id: siteId,
      code: newGiftCertificateCode(),
      cvn: newSecurityCode(),
      merchant_id: orderNo,
      currency,
      amount_minor: amountMinor,
      balance_minor: amountMinor,
      recipient_email: item.recipientEmail,
      recipient_name: item.recipientName ?? '',
      sender_name: item.senderName ?? '',
      message: item.message ?? null,
      order_no: orderNo,
      item_id: item.giftCertificateItemId,
      created_at: now,
      is_pending: typeof sendOn === 'string' && sendOn > today,
      send_on: typeof sendOn === 'string' ? sendOn : null,
      locale: document?.locale ?? null,
      custom: JSON.stringify(custom),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

async function sendMail(
  trx: Trx,
  dependencies: IssuingDependencies,
  site: Site | undefined,
  issued: StoredGiftCertificate,
): Promise<void> {
  const locale = issued.locale ?? undefined
  const place = {
    siteId: issued.site_id,
    locale,
    shopUrl: toStorefrontLink(dependencies, site, localizedPath(site, locale, '/')),
    design: await findDesign(trx, dependencies, site, issued),
  }
  const certificate = {
    code: issued.code,
    cvn: issued.cvn ?? '',
    orderNo: issued.order_no ?? '',
    itemId: issued.item_id ?? issued.id,
    currency: issued.currency,
    amountMinor: issued.amount_minor,
    recipientEmail: issued.recipient_email,
    recipientName: issued.recipient_name,
    senderName: issued.sender_name,
    message: issued.message ?? undefined,
  }
  await dependencies.mail.queue(trx, toGiftCertificateMail(certificate, place))
}

/** Returns the picture of the product chosen as the design (`c_design`). */
async function findDesign(
  trx: Trx,
  { catalog, storefrontOrigins }: IssuingDependencies,
  site: Site | undefined,
  { site_id, custom }: StoredGiftCertificate,
): Promise<{ imageUrl: string; alt: string } | undefined> {
  const { c_design: productId } = custom
  if (typeof productId !== 'string') return undefined
  const product = (await catalog.getLineProducts(site_id, [productId], trx)).get(productId)
  if (!product?.imagePath) return undefined
  const path = product.imagePath
  const imageUrl = toPictureLink({ storefrontOrigins }, site, path, PICTURE_WIDTH)
  return { imageUrl, alt: product.name }
}
