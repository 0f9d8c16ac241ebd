import { sql } from 'kysely'
import { groupPairs } from '../../../rules/group-pairs'
import type { WriteContext } from '../import-context'
import { MAX_CODE_LENGTH, type CouponRecord, type CodeForm } from '../read/read-coupons'
import type { Entry } from '../read/parse-records'
import { insertInChunks } from './insert-in-chunks'
import { toRowEntries } from './row-entries'
import type { RowKind } from './row-kind'
import { randomInt } from 'node:crypto'

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXZ'
const VOWELS = 'AEIUY'
const GROUP = 4
/** Maximum number of generated codes for a coupon. */
const MOST = 100_000

function createCouponCodes(form: CodeForm, known: ReadonlySet<string>): string[] {
  const letters = form.includesVowels ? CONSONANTS + VOWELS : CONSONANTS
  const created = new Set<string>()
  while (created.size + known.size < Math.min(form.count, MOST)) {
    const end = createCode(letters, form)
    // longer codes could be entered nowhere
    const code = form.prefix.slice(0, MAX_CODE_LENGTH - end.length) + end
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

export const COUPON: RowKind = {
  table: 'coupon',
  key: ['site_id', 'id'],
  scope: ['site_id'],
  root: 'coupons',
  count: 'coupons',
}

/** Coupons with more codes than this store them in separate rows, like generated codes. */
const FEW = 50

/**
 * Codes that the engine generated for a coupon are kept too, because customers may have received
 * them.
 */
export async function writeCoupons(
  context: WriteContext,
  siteId: string,
  coupons: readonly Entry<CouponRecord>[],
): Promise<void> {
  const { trx, rows, mode } = context
  rows.open(COUPON, { site_id: siteId })
  const known = await listKnownCodes(context, siteId, coupons)
  const codesOf = new Map(
    coupons.flatMap(({ id, record }) =>
      record && touchesCodes(record) ? [[id, toCodes(record, known.get(id) ?? [])]] : [],
    ),
  )
  const generated = await listGenerated(context, siteId)
  const isSeparate = ({ id, kind, naming }: CouponRecord) => {
    const isNamed = mode === 'replace' || naming.named.has('kind')
    const isGenerated = isNamed ? kind === 'system' : generated.has(id)
    return isGenerated || (codesOf.get(id)?.length ?? 0) > FEW
  }
  const entries = toRowEntries(coupons, { site_id: siteId }, (coupon, id) => ({
    enabled: coupon.enabled,
    case_insensitive: coupon.caseInsensitive,
    codes: isSeparate(coupon) ? [] : (codesOf.get(id) ?? []),
    definition: {
      kind: coupon.kind,
      limits: coupon.limits,
      multipleCodesPerOrder: coupon.multipleCodesPerOrder,
    },
  })).map(({ naming, ...entry }) => {
    const isNamed = naming && codesOf.has(String(entry.key['id']))
    return {
      ...entry,
      naming: isNamed ? { ...naming, named: new Set([...naming.named, 'codes']) } : naming,
    }
  })
  const written = (await rows.write(COUPON, entries)).map(({ id }) => String(id))
  const changed = written.filter((id) => codesOf.has(id))
  await sql`delete from coupon_code
    where site_id = ${siteId} and coupon_id = any(${changed}::text[])`.execute(trx)
  const isStored = new Set(written)
  for (const { id, record } of coupons) {
    if (!isStored.has(id) || !record || !isSeparate(record)) continue
    const codes = codesOf.get(id) ?? []
    await insertInChunks(
      codes.map((code) => ({ site_id: siteId, coupon_id: id, code })),
      (chunk) => trx.insertInto('coupon_code').values(chunk).execute(),
    )
  }
}

function touchesCodes({ naming, codes, removedCodes }: CouponRecord): boolean {
  return naming.named.has('codes') || codes.length > 0 || removedCodes.length > 0
}

async function listGenerated({ trx }: WriteContext, siteId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('coupon')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`definition ->> 'kind' = 'system'`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Returns coupon → its codes that stay: all of them when merging, else those generated here. */
async function listKnownCodes(
  { trx, mode }: WriteContext,
  siteId: string,
  coupons: readonly Entry<CouponRecord>[],
): Promise<Map<string, string[]>> {
  const ids = coupons.flatMap(({ id, record }) => {
    if (!record) return []
    const keeps = mode === 'replace' ? record.generate !== undefined : !isSingle(record)
    return keeps ? [id] : []
  })
  const { rows } = await sql<{ id: string; code: string }>`
    select coupon_id as id, code from coupon_code
    where site_id = ${siteId} and coupon_id = any(${ids}::text[])
    union all
    select id, code from coupon, jsonb_array_elements_text(codes) as code
    where site_id = ${siteId} and id = any(${ids}::text[]) and ${mode} <> 'replace'`.execute(trx)
  return groupPairs(rows.map(({ id, code }) => [id, code]))
}

function isSingle({ kind, naming: { named } }: CouponRecord): boolean {
  return kind === 'single' && named.has('codes')
}

function toCodes(
  { codes, removedCodes, generate }: CouponRecord,
  known: readonly string[],
): string[] {
  const listed = new Set([...known, ...codes])
  for (const code of removedCodes) listed.delete(code)
  for (const code of generate ? createCouponCodes(generate, listed) : []) listed.add(code)
  return [...listed]
}

export async function removeOrphanedCodes({ trx }: WriteContext): Promise<void> {
  await sql`delete from coupon_code where not exists (
    select from coupon where coupon.site_id = coupon_code.site_id
      and coupon.id = coupon_code.coupon_id)`.execute(trx)
}
