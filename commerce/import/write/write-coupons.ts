import { randomInt } from 'node:crypto'
import type { Trx } from '../../db/client'
import { addCount, type WriteContext } from '../import-context'
import type { CodeForm, CouponRecord } from '../read/read-coupons'
import { insertInChunks } from './insert-in-chunks'

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
const VOWELS = 'AEIUY'
const GROUP = 4
/** Maximum number of generated codes for a coupon. */
const MOST = 100_000

/** Coupons with more codes than this store them in separate rows. */
const FEW = 50

/**
 * Replaces a site's coupons; redemptions are kept. Codes that the engine generated for a coupon are
 * kept too, because customers may have received them.
 */
export async function writeCoupons(
  context: WriteContext,
  siteId: string,
  coupons: readonly CouponRecord[],
): Promise<void> {
  const { trx } = context
  const known = [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()]
  await trx.deleteFrom('coupon').where('site_id', '=', siteId).execute()
  const generating = new Set(known.filter(({ generate }) => generate).map(({ id }) => id))
  await deleteCodes(trx, siteId, [...generating])
  const rows = known.map((coupon) => {
    const { id, enabled, caseInsensitive, codes, kind, limits, multipleCodesPerOrder } = coupon
    return {
      site_id: siteId,
      id,
      enabled,
      case_insensitive: caseInsensitive,
      codes: JSON.stringify(codes.length > FEW ? [] : codes),
      definition: JSON.stringify({ kind, limits, multipleCodesPerOrder }),
    }
  })
  await insertInChunks(rows, (chunk) => trx.insertInto('coupon').values(chunk).execute())
  for (const coupon of known) await writeCodes(trx, siteId, coupon)
  addCount(context, 'coupons', rows.length)
}

/** Deletes the separate code rows, except those of coupons with generated codes. */
async function deleteCodes(trx: Trx, siteId: string, generating: readonly string[]): Promise<void> {
  let query = trx.deleteFrom('coupon_code').where('site_id', '=', siteId)
  if (generating.length > 0) query = query.where('coupon_id', 'not in', [...generating])
  await query.execute()
}

async function writeCodes(trx: Trx, siteId: string, coupon: CouponRecord): Promise<void> {
  const { id, codes, generate } = coupon
  const listed = codes.length > FEW ? codes : []
  const created = generate ? createCouponCodes(generate, await listCodes(trx, siteId, id)) : []
  const rows = [...listed, ...created].map((code) => ({ site_id: siteId, coupon_id: id, code }))
  await insertInChunks(rows, (chunk) => trx.insertInto('coupon_code').values(chunk).execute())
}

async function listCodes(trx: Trx, siteId: string, couponId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('coupon_code')
    .select('code')
    .where('site_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .execute()
  return new Set(rows.map(({ code }) => code))
}

/** Generates additional random codes, up to the requested number. */
function createCouponCodes(form: CodeForm, known: ReadonlySet<string>): string[] {
  const letters = form.includesVowels ? CONSONANTS + VOWELS : CONSONANTS
  const created = new Set<string>()
  while (created.size + known.size < Math.min(form.count, MOST)) {
    const code = form.prefix + createCode(letters, form)
    if (!known.has(code)) created.add(code)
  }
  return [...created]
}

function createCode(letters: string, { length, includesDashes }: CodeForm): string {
  const picked = Array.from({ length }, () => letters[randomInt(letters.length)] ?? '')
  return picked
    .map(
      (letter, index) => (includesDashes && index > 0 && index % GROUP === 0 ? '-' : '') + letter,
    )
    .join('')
}
