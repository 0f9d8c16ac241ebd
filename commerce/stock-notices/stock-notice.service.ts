import type { AvailabilityService } from '../availability/availability.service'
import { toProductPath } from '../catalog/page-address.rules'
import { firstImage } from '../catalog/product.rules'
import type { CatalogService } from '../catalog/catalog.service'
import type { ProductFamily } from '../catalog/product-family'
import type { Db } from '../db/client'
import { pickLocalized, resolveLocale, type Locale } from '../sites/locale'
import { notFound } from '../http/problem'
import type { MailBlock } from '../mail/mail-content'
import type { MailService } from '../mail/mail.service'
import { wordsIn } from '../languages/languages'
import type { Site, SiteService } from '../sites/site.service'
import { timezoneOf, hasPassed } from '../sites/shop-time.rules'
import { localizedPath, toPictureLink, toStorefrontLink } from '../sites/storefront-link'
import {
  countOpenNotices,
  deleteOpenNotices,
  insertNotice,
  selectAwaited,
  selectMailed,
  takeNotices,
} from './stock-notice.repository'
import { isOn } from '../custom-values'

interface Stock {
  ats: number
  orderable: boolean
}

/** Flags with which a merchant stops the sale of a product, independent of its stock (PDP-054). */
const HELD_BACK = ['isOutOfStock', 'isComingSoon', 'isInShopOnly']

/**
 * Returns whether a waiting shopper could buy the product now: it is in stock, no flag stops its
 * sale, and its last shipping day has not passed. With stock alone, a mail might offer a product
 * that cannot be bought.
 */
function isBackInStock(
  stock: Stock | undefined,
  custom: Readonly<Record<string, unknown>>,
  now: Date,
  timezone: string,
): boolean {
  if (!stock?.orderable || stock.ats <= 0) return false
  if (HELD_BACK.some((flag) => isOn(custom[flag]))) return false
  return !hasPassed(custom['shipThrough'], now, timezone)
}

/** The call needs no login, so the number of open notices per address is limited. */
const MAX_OPEN = 50
const BATCH = 24
/** The mail shows the picture at full width, 520 px. */
const PICTURE_WIDTH = 1080

export interface StockNoticeService {
  /** @throws Problem 404 for a product that the site does not have. */
  await(site: Site, productId: string, email: string, locale?: Locale): Promise<void>
  /** @returns the language of that mail; undefined for an unknown token. */
  unsubscribe(token: string): Promise<{ locale: string | null } | undefined>
  /** Returns the notice's language if the token is one that was mailed. */
  findMailed(token: string): Promise<{ locale: string | null } | undefined>
  /** Sends mails to all shoppers whose product is available again. @returns the number of mails. */
  notify(): Promise<number>
}

export interface StockNoticeDependencies {
  availability: AvailabilityService
  catalog: CatalogService
  mail: MailService
  sites: SiteService
  now: () => Date
  storefrontOrigins: readonly string[]
  /** The address at which browsers reach the engine. */
  publicOrigin: string
}

export const UNSUBSCRIBE_PATH = '/stock-notices/unsubscribe'

export function createStockNoticeService(
  db: Db,
  dependencies: StockNoticeDependencies,
): StockNoticeService {
  const { availability, catalog, mail, sites, now, publicOrigin } = dependencies

  async function notifyOf(site: Site, { product }: ProductFamily): Promise<number> {
    const { id: productId } = product
    return db.transaction().execute(async (trx) => {
      const notices = await takeNotices(trx, site.id, productId, now())
      for (const { id, email, locale, unsubscribe_token: token } of notices) {
        const unsubscribeUrl = `${publicOrigin}${UNSUBSCRIBE_PATH}/${token}`
        const head = { reference: `stock-notice:${id}`, to: email, unsubscribeUrl }
        await mail.queue(trx, { ...head, ...toContent(dependencies, site, product, locale) })
      }
      return notices.length
    })
  }

  async function notifySite(site: Site, productIds: readonly string[]): Promise<number> {
    let count = 0
    const timezone = timezoneOf(site.preferences)
    for (let from = 0; from < productIds.length; from += BATCH) {
      const batch = productIds.slice(from, from + BATCH)
      const records = await availability.getInventoryRecords(site, batch, [])
      for (const family of await catalog.getFamilies(site, batch)) {
        const { id, custom } = family.product
        if (!isBackInStock(records[id], custom, now(), timezone)) continue
        count += await notifyOf(site, family)
      }
    }
    return count
  }

  return {
    async await(site, productId, email, locale) {
      const records = await availability.getInventoryRecords(site, [productId], [])
      if (!(productId in records)) {
        const detail = `No product with ID '${productId}' for site '${site.id}' could be found.`
        throw notFound(detail, 'product-not-found', { productId, siteId: site.id })
      }
      if ((await countOpenNotices(db, email)) >= MAX_OPEN) return
      await insertNotice(db, { siteId: site.id, productId, email, locale: locale?.id }, now())
    },
    findMailed: (token) => selectMailed(db, token),
    async unsubscribe(token) {
      const mailed = await selectMailed(db, token)
      if (mailed) await deleteOpenNotices(db, mailed)
      return mailed
    },
    async notify() {
      let count = 0
      for (const [siteId, productIds] of await selectAwaited(db)) {
        const site = await sites.getSite(siteId)
        if (site) count += await notifySite(site, productIds)
      }
      if (count > 0) await mail.deliver()
      return count
    },
  }
}

function toContent(
  dependencies: StockNoticeDependencies,
  site: Site,
  product: ProductFamily['product'],
  asked: string | null,
) {
  // the site may have removed the language since
  const spoken = asked !== null && site.locales.includes(asked) ? asked : undefined
  const locale = resolveLocale(site, spoken)
  const words = wordsIn(locale.id)
  const name = pickLocalized(locale, product.localized, 'name', product.name)
  const page = localizedPath(site, locale.id, toProductPath(product))
  const href = toStorefrontLink(dependencies, site, page)
  const { subject, back, hurry, see } = words.stock
  const imagePath = firstImage(product.images, product.variationValues)?.path
  const imageUrl = imagePath && toPictureLink(dependencies, site, imagePath, PICTURE_WIDTH)
  const blocks: MailBlock[] = [
    ...(imageUrl ? [{ kind: 'picture', imageUrl, alt: name, href } as const] : []),
    { kind: 'text', text: back(name) },
    { kind: 'text', text: hurry },
    { kind: 'button', text: see, href },
  ]
  const title = subject(name)
  const head = { siteId: site.id, locale: locale.id, subject: title, preheader: back(name) }
  return { ...head, heading: title, blocks }
}
