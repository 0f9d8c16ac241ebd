import { createHash } from 'node:crypto'
import { sql, type ExpressionBuilder } from 'kysely'
import type {
  GiftCardBlock,
  OfficeGiftCard,
  OfficeGiftCardList,
  OfficeGiftCardRow,
  OfficeGiftCardState,
} from '../../contracts/promotion'
import { recordChange, type Actor } from '../audit/record-change'
import { checkGiftAmount } from './gift-amount.rules'
import type { Db } from '../db/client'
import { toLikePattern } from '../db/like-pattern'
import { readPage } from '../db/paging'
import { orderTerms, type Sorting } from '../db/sorting'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import type { Site } from '../sites/site.service'
import { maskCode, SHOWN_LENGTH } from '../payments/gift-certificate-code'
import type { StoredGiftCertificate } from './gift-certificate.repository'
import {
  giveGiftCertificate,
  type GivenGiftCertificate,
  type IssuingDependencies,
} from './issue-gift-certificates'
import type { Schema } from '../db/schema'

/** The SQL equivalent of `stateOf`. */
const STATE = sql<string>`case
  when not enabled then case when is_withdrawn then 'withdrawn' else 'blocked' end
  when is_pending then 'pending'
  when balance_minor = 0 then 'spent'
  else 'usable' end`

export const GIFT_CARD_ORDERS = {
  recipient: sql`recipient_name`,
  issued: sql`created_at`,
  left: sql`balance_minor`,
  state: STATE,
}

interface GiftCardsQuery {
  siteId?: string
  text: string
  state?: OfficeGiftCardState
  /** Newest first if absent. */
  sort?: Sorting<typeof GIFT_CARD_ORDERS>
  offset: number
  limit: number
}

/** Gift cards for the back office, which never shows their codes. */
export interface GiftCardOffice {
  list(query: GiftCardsQuery): Promise<OfficeGiftCardList>
  /** @throws Problem 404. */
  get(id: string): Promise<OfficeGiftCard>
  /**
   * @returns its id.
   * @throws Problem 400 for an invalid amount.
   */
  give(site: Site, given: GivenGiftCertificate, reason: string, by: Actor): Promise<string>
  /** @throws Problem 404; 409 when the card was withdrawn, or was changed in the meantime. */
  setBlocked(id: string, change: GiftCardBlock, by: Actor): Promise<void>
}

export function createGiftCardOffice(db: Db, dependencies: IssuingDependencies): GiftCardOffice {
  const { mail, now, sites } = dependencies

  return {
    async list({ siteId, text, state, sort, ...page }) {
      let cards = db.selectFrom('gift_certificate')
      if (siteId !== undefined) cards = cards.where('site_id', '=', siteId)
      if (text !== '') {
        cards = cards.where((eb) => matching(eb, text))
      }
      if (state) cards = cards.where(sql<boolean>`${STATE} = ${state}`)
      const sorted = cards
        .selectAll()
        .orderBy(orderTerms(sort, GIFT_CARD_ORDERS, sql`created_at desc, id`))
      const { rows, total } = await readPage(sorted, page)
      const toName = await nameSites(sites)
      return { giftCards: rows.map((row) => toRow(row, toName(row.site_id))), total }
    },

    async get(id) {
      const row = await db
        .selectFrom('gift_certificate')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) throw noSuchCard()
      const siteName = (await nameSites(sites))(row.site_id)
      return { ...toDetails(row, siteName), transactions: await listTransactions(db, row) }
    },

    async give(site, given, reason, by) {
      checkGiftAmount(given.amountMinor, site)
      const id = await transact(db, async (trx) => {
        const issued = await giveGiftCertificate(trx, dependencies, site, given)
        const { currency, amountMinor } = { ...given, currency: site.currency }
        const after = { code: maskCode(issued.code), amountMinor, currency, reason }
        const change = { action: 'issued', subject: subjectOf(issued.id), after }
        await recordChange(trx, by, change, now())
        return issued.id
      })
      await mail.deliver()
      return id
    },

    setBlocked: (id, block, by) =>
      transact(db, async (trx) => {
        const row = await trx
          .selectFrom('gift_certificate')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        if (!row) throw noSuchCard()
        refuseBlock(row, block)
        const state = stateOf(row)
        const { isBlocked, reason } = block
        await trx
          .updateTable('gift_certificate')
          .set({
            enabled: !isBlocked,
            block_reason: isBlocked ? reason : null,
            revision: row.revision + 1,
          })
          .where('id', '=', id)
          .execute()
        const change = {
          action: isBlocked ? 'blocked' : 'unblocked',
          subject: subjectOf(id),
          before: { state },
          after: { state: isBlocked ? 'blocked' : stateOf({ ...row, enabled: true }), reason },
        }
        await recordChange(trx, by, change, now())
      }),
  }
}

/** A card is never found by a part of its code that the back office hides. */
function matching(eb: ExpressionBuilder<Schema, 'gift_certificate'>, text: string) {
  const owner = toLikePattern(text)
  return eb.or([
    eb('code_hash', '=', createHash('sha256').update(text).digest('hex')),
    eb.and([
      eb(sql`right(code, ${sql.lit(SHOWN_LENGTH)})`, '=', text),
      eb(sql`length(code)`, '>=', 2 * SHOWN_LENGTH),
    ]),
    eb('order_no', '=', text),
    eb('recipient_email', 'ilike', owner),
    eb('recipient_name', 'ilike', owner),
  ])
}

function stateOf(
  row: Pick<StoredGiftCertificate, 'enabled' | 'is_withdrawn' | 'is_pending' | 'balance_minor'>,
): OfficeGiftCardState {
  if (!row.enabled) return row.is_withdrawn ? 'withdrawn' : 'blocked'
  if (row.is_pending) return 'pending'
  return row.balance_minor === 0 ? 'spent' : 'usable'
}

function refuseBlock(row: StoredGiftCertificate, { isBlocked, expectedRevision }: GiftCardBlock) {
  const state = stateOf(row)
  if (row.revision !== expectedRevision) {
    throw conflict(
      `Somebody else has changed this gift card meanwhile: it is ${state} now. Look at it again.`,
    )
  }
  if (state === 'withdrawn') {
    throw conflict('This gift card was withdrawn because its money was given back, and stays so.')
  }
  if ((state === 'blocked') === isBlocked) {
    throw badRequest(`This gift card is ${isBlocked ? 'blocked already' : 'not blocked'}.`)
  }
}

async function nameSites(sites: IssuingDependencies['sites']): Promise<(siteId: string) => string> {
  const names = new Map((await sites.listSites()).map(({ id, name }) => [id, name]))
  return (siteId) => names.get(siteId) ?? siteId
}

async function listTransactions(db: Db, { site_id, code }: StoredGiftCertificate) {
  const rows = await db
    .selectFrom('gift_certificate_redemption')
    .selectAll()
    .where('site_id', '=', site_id)
    .where('code', '=', code)
    .orderBy('redeemed_at', 'desc')
    .execute()
  return rows.map((one) => ({
    orderNo: one.order_no,
    amountMinor: one.amount_minor,
    at: one.redeemed_at.toISOString(),
    ...(one.given_back_at && { givenBackAt: one.given_back_at.toISOString() }),
  }))
}

const toDetails = (row: StoredGiftCertificate, siteName: string) => ({
  ...toRow(row, siteName),
  revision: row.revision,
  senderName: row.sender_name,
  ...(row.message !== null && { message: row.message }),
  ...(row.order_no !== null && { orderNo: row.order_no }),
  ...(row.send_on !== null && { sendOn: row.send_on }),
  ...(row.block_reason !== null && { blockReason: row.block_reason }),
})

function toRow(row: StoredGiftCertificate, siteName: string): OfficeGiftCardRow {
  return {
    id: row.id,
    siteName,
    maskedCode: maskCode(row.code).slice(-8),
    currency: row.currency,
    amountMinor: row.amount_minor,
    balanceMinor: row.balance_minor,
    state: stateOf(row),
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    createdAt: row.created_at.toISOString(),
  }
}

const subjectOf = (id: string) => ({ type: 'gift-card', id }) as const

const noSuchCard = () => notFound('There is no such gift card.', 'gift-card-not-found')
