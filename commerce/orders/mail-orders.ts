import { randomUUID } from 'node:crypto'
import { subYears } from 'date-fns'
import { shopDay } from '../../rules/shop-day'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { wordsIn } from '../languages/languages'
import { dayInWords } from '../mail/delivery-lines.rules'
import type { MailBlock, MailContent } from '../mail/mail-content'
import { createMoneyFormat } from '../mail/order-sums.rules'
import { toDecimal } from '../money'
import type { OrderDependencies } from './order-dependencies'
import { searchOrders } from './order-list.repository'
import { toOrderLink } from './order-mail-context'
import { isContact } from './lookup.rules'
import type { StoredOrder } from './order.repository'

const MAX_ORDERS = 20

/**
 * Mails a guest who has forgotten the numbers the placed orders of one year with this e-mail
 * address, newest first. Without such orders nothing is sent, and the caller learns nothing.
 */
export async function mailOrders(
  db: Db,
  dependencies: Pick<OrderDependencies, 'mail' | 'now' | 'sites' | 'storefrontOrigins'>,
  { siteId, email, locale }: { siteId: string; email: string; locale?: string },
): Promise<void> {
  const { mail, now, sites } = dependencies
  const from = subYears(now(), 1)
  const { orders } = await searchOrders(db, { text: email, siteId, from, limit: MAX_ORDERS })
  const own = orders.filter((order) => isContact(order, email) && wasPlaced(order))
  const [latest] = own
  if (!latest) return
  const site = await sites.getSite(siteId)
  const orderBlocks = own.map((order) => toBlock(order, toOrderLink(dependencies, site, order)))
  const content = toOrderListMail({ siteId, locale, to: latest.email }, orderBlocks)
  await transact(db, (trx) => mail.queue(trx, content))
  mail.deliver().catch(() => undefined)

  function toBlock({ orderNo, createdAt, totalMinor, currency }: StoredOrder, href: string) {
    const words = wordsIn(locale)
    const total = createMoneyFormat(currency, words.locale)(toDecimal(totalMinor, currency))
    const day = dayInWords(shopDay(createdAt), words.locale)
    return { kind: 'link', text: words.orderList.order(orderNo, day, total), href } as const
  }
}

const wasPlaced = ({ status }: StoredOrder) => status !== 'created' && status !== 'failed'

function toOrderListMail(
  mail: Pick<MailContent, 'siteId' | 'locale' | 'to'>,
  orders: readonly MailBlock[],
): MailContent {
  const { subject, intro } = wordsIn(mail.locale).orderList
  return {
    ...mail,
    reference: `order-list:${randomUUID()}`,
    subject,
    preheader: intro,
    heading: subject,
    blocks: [{ kind: 'text', text: intro }, ...orders],
  }
}
