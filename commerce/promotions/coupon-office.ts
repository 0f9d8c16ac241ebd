import type {
  CodeBatch,
  NewCoupon,
  OfficeCoupon,
  OfficeCouponCodes,
  OfficeCouponList,
  OfficeRedemptions,
} from '../../contracts/promotion'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { clearCache } from '../db/cache'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import {
  listCodes,
  listCouponRows,
  listRedemptions,
  readCoupon,
  type CouponKey,
  type CouponsQuery,
  type RedemptionPage,
} from './coupon-lists'
import { selectCouponsByCode } from './coupon.repository'
import { Promotion } from './promotion.schemas'
import type { PromotionsService } from './promotions.service'
import { randomInt } from 'node:crypto'

/** Without characters that are easily confused: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** 12 characters have 59 bits, which cannot be guessed even if many codes exist. */
const LENGTH = 12

/** Returns distinct codes, each with a prefix and twelve random characters: `MERCI-7K2Q…`. */
function newCodes(count: number, prefix: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
    codes.add(`${prefix}${letters.join('')}`)
  }
  return [...codes]
}

/** The maximum number of codes of one coupon, over all its batches. */
const MAX_CODES_PER_COUPON = 100_000
const CHUNK = 1_000

interface Page {
  offset: number
  limit: number
}

export interface CouponOffice {
  list(query: CouponsQuery): Promise<OfficeCouponList>
  /** @throws Problem 404. */
  get(key: CouponKey, shown: { withCode: boolean }): Promise<OfficeCoupon>
  listCodes(key: CouponKey, page: Page): Promise<OfficeCouponCodes>
  listRedemptions(key: CouponKey, page: RedemptionPage): Promise<OfficeRedemptions>
  /** @throws Problem 404, 400; 409 for an id or a code that already exists. */
  add(coupon: NewCoupon, by: Actor): Promise<void>
  /** Generates more codes for a coupon with many codes. @throws Problem 404, 400. */
  addCodes(key: CouponKey, batch: CodeBatch, by: Actor): Promise<void>
  /** @throws Problem 404; 409 when another user has just changed the coupon. */
  setEnabled(
    key: CouponKey,
    change: { isEnabled: boolean; expectedEnabled: boolean },
    by: Actor,
  ): Promise<void>
}

interface Dependencies {
  promotions: PromotionsService
  now: () => Date
}

export function createCouponOffice(db: Db, { promotions, now }: Dependencies): CouponOffice {
  return {
    list: (query) => listCouponRows(db, query),
    async get(key, { withCode }) {
      const coupon = await readCoupon(db, promotions, key, withCode)
      if (coupon) return coupon
      throw noSuchCoupon(key)
    },
    listCodes: (key, page) => listCodes(db, key, page),
    listRedemptions: (key, page) => listRedemptions(db, key, page),

    async add({ siteId, id, promotionId, limits, code, batch }, by) {
      await transact(db, async (trx) => {
        await letAsk(trx, { siteId, id }, promotionId)
        const kind = batch ? 'list' : 'single'
        const codes = batch ? newCodes(batch.count, batch.prefix) : [code ?? '']
        await refuseKnownCodes(trx, siteId, codes)
        const definition = { kind, limits, multipleCodesPerOrder: false }
        await insertCoupon(trx, { siteId, id }, batch ? [] : codes, definition)
        if (batch) await insertCodes(trx, { siteId, id }, codes)
        const after = { kind, codes: codes.length, limits, promotion: promotionId }
        const change = { action: 'added', subject: subjectOf({ siteId, id }), after }
        await recordChange(trx, by, change, now())
      })
      // cached promotions do not contain the new coupon yet
      clearCache(db)
    },

    addCodes: (key, { count, prefix }, by) =>
      transact(db, async (trx) => {
        const { definition } = await lockCoupon(trx, key)
        if ((definition['kind'] ?? 'single') === 'single') {
          throw badRequest(
            'This coupon has one code for everybody. Create a coupon with many codes.',
          )
        }
        const { total } = await listCodes(trx, key, { offset: 0, limit: 1 })
        if (total + count > MAX_CODES_PER_COUPON) {
          throw badRequest(
            `A coupon has at most ${MAX_CODES_PER_COUPON} codes; this one has ${total}.`,
          )
        }
        const codes = newCodes(count, prefix)
        await refuseKnownCodes(trx, key.siteId, codes)
        await insertCodes(trx, key, codes)
        const change = {
          action: 'codes made',
          subject: subjectOf(key),
          before: { codes: total },
          after: { codes: total + count },
        }
        await recordChange(trx, by, change, now())
      }),

    setEnabled: (key, { isEnabled, expectedEnabled }, by) =>
      transact(db, async (trx) => {
        const { enabled } = await lockCoupon(trx, key)
        if (enabled !== expectedEnabled) {
          throw conflict(
            `Somebody else has ${enabled ? 'enabled' : 'disabled'} this coupon meanwhile. Look at it again.`,
          )
        }
        if (enabled === isEnabled) return
        await trx
          .updateTable('coupon')
          .set({ enabled: isEnabled })
          .where('site_id', '=', key.siteId)
          .where('id', '=', key.id)
          .execute()
        const change = {
          action: isEnabled ? 'enabled' : 'disabled',
          subject: subjectOf(key),
          before: { isEnabled: enabled },
          after: { isEnabled },
        }
        await recordChange(trx, by, change, now())
      }),
  }
}

/**
 * Returns a coupon's id for the change log. It contains the site, because coupon ids are only
 * unique per site.
 */
export const couponSubjectId = ({ siteId, id }: CouponKey) => `${siteId}/${id}`

const subjectOf = (key: CouponKey) => ({ type: 'coupon', id: couponSubjectId(key) }) as const

async function insertCoupon(
  trx: Trx,
  { siteId, id }: CouponKey,
  codes: readonly string[],
  definition: object,
): Promise<void> {
  const added = await trx
    .insertInto('coupon')
    .values({
      site_id: siteId,
      id,
      enabled: true,
      case_insensitive: true,
      codes: JSON.stringify(codes),
      definition: JSON.stringify(definition),
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw conflict(`The site has a coupon '${id}' already.`)
}

async function lockCoupon(trx: Trx, key: CouponKey) {
  const coupon = await trx
    .selectFrom('coupon')
    .select(['enabled', 'definition'])
    .where('site_id', '=', key.siteId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst()
  if (coupon) return coupon
  throw noSuchCoupon(key)
}

async function letAsk(trx: Trx, { siteId, id }: CouponKey, promotionId: string): Promise<void> {
  const row = await trx
    .selectFrom('promotion')
    .select('definition')
    .where('site_id', '=', siteId)
    .where('id', '=', promotionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound(`The site has no promotion '${promotionId}'.`, 'promotion-not-found')
  const promotion = Promotion.parse(row.definition)
  const asks = promotion.assignments.some(({ couponIds }) => couponIds !== undefined)
  if (!asks) {
    throw badRequest(
      `The promotion '${promotionId}' applies without a code: with a coupon nobody would have it without one.`,
    )
  }
  const assignments = promotion.assignments.map(({ couponIds, ...assignment }) => ({
    ...assignment,
    ...(couponIds && { couponIds: [...new Set([...couponIds, id])] }),
  }))
  await trx
    .updateTable('promotion')
    .set({ definition: JSON.stringify({ ...promotion, assignments }) })
    .where('site_id', '=', siteId)
    .where('id', '=', promotionId)
    .execute()
}

async function refuseKnownCodes(trx: Trx, siteId: string, codes: readonly string[]) {
  const [known] = await selectCouponsByCode(trx, siteId, codes)
  if (!known) return
  throw conflict(`The code ${known.codes[0] ?? ''} belongs to the coupon '${known.id}' already.`)
}

async function insertCodes(
  trx: Trx,
  { siteId, id }: CouponKey,
  codes: readonly string[],
): Promise<void> {
  for (let from = 0; from < codes.length; from += CHUNK) {
    const rows = codes
      .slice(from, from + CHUNK)
      .map((code) => ({ site_id: siteId, coupon_id: id, code }))
    await trx.insertInto('coupon_code').values(rows).execute()
  }
}

const noSuchCoupon = ({ siteId, id }: CouponKey) =>
  notFound(`The site '${siteId}' has no coupon '${id}'.`, 'coupon-not-found')
