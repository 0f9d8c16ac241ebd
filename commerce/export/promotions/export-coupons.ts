import { z } from 'zod'
import { Coupon } from '../../promotions/promotion.schemas'
import type { ArchiveFile } from '../archive-file'
import { inPages, PAGE } from '../pages'
import { siteFile, type SiteContext } from '../site/site-context'
import type { XmlPart } from '../xml/xml-document'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'

const Definition = Coupon.pick({ kind: true, limits: true, multipleCodesPerOrder: true })
const Codes = z.array(z.string())

export function exportCoupons(context: SiteContext): ArchiveFile {
  return siteFile(context, 'coupons', ['coupons', 'coupon/2008-06-17'], couponParts(context))
}

async function* couponParts(context: SiteContext): AsyncGenerator<XmlPart> {
  const { db, site } = context
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('site_id', '=', site.id)
    .orderBy('id')
    .execute()
  for (const row of rows) {
    const coupon = { ...row, ...Definition.parse(row.definition), codes: Codes.parse(row.codes) }
    yield couponNode(coupon)
  }
  for (const { id } of rows) yield* separateCodes(context, id)
}

interface CouponRow extends z.infer<typeof Definition> {
  id: string
  enabled: boolean
  case_insensitive: boolean
  codes: readonly string[]
}

function couponNode(coupon: CouponRow): XmlNode {
  const { limits, multipleCodesPerOrder } = coupon
  const { timeFrame } = limits
  const children = [
    leaf('enabled-flag', coupon.enabled),
    leaf('case-insensitive', coupon.case_insensitive),
    group('redemption-limits', [
      leaf('limit-per-code', limits.perCode),
      leaf('limit-per-customer', limits.perCustomer),
      group('limit-per-time-frame', [
        leaf('limit', timeFrame?.limit),
        leaf('time-frame', timeFrame?.days),
      ]),
      multipleCodesPerOrder ? leaf('allow-multiple-codes-per-order', true) : [],
    ]),
    codeNodes(coupon),
  ]
  return node('coupon', children, { 'coupon-id': coupon.id })
}

/** No codes are generated for system codes: all of them are listed. */
function codeNodes({ kind, codes }: CouponRow): XmlNodes {
  const [first] = codes
  if (kind === 'single') return leaf('single-code', first)
  if (kind === 'system') return [node('system-codes', [leaf('max-number-of-codes', 0)])]
  return [
    node(
      'multiple-codes',
      codes.map((code) => leaf('code', code)),
    ),
  ]
}

async function* separateCodes(
  { db, site }: SiteContext,
  couponId: string,
): AsyncGenerator<XmlPart> {
  const coupon = await db
    .selectFrom('coupon')
    .select(['codes', 'definition'])
    .where('site_id', '=', site.id)
    .where('id', '=', couponId)
    .executeTakeFirstOrThrow()
  const { kind } = Definition.parse(coupon.definition)
  const codes = Codes.parse(coupon.codes)
  yield { open: 'coupon-codes', attributes: { 'coupon-id': couponId } }
  const rest = kind === 'single' ? codes.slice(1) : kind === 'system' ? codes : []
  yield* rest.flatMap((code) => leaf('code', code))
  const pages = inPages<{ code: string }>((after) =>
    db
      .selectFrom('coupon_code')
      .select('code')
      .where('site_id', '=', site.id)
      .where('coupon_id', '=', couponId)
      .where('code', '>', after?.code ?? '')
      .orderBy('code')
      .limit(PAGE)
      .execute(),
  )
  for await (const rows of pages) yield* rows.flatMap(({ code }) => leaf('code', code))
  yield { close: 'coupon-codes' }
}
