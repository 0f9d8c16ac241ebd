import { z } from 'zod'
import { toCouponCode } from '../../../rules/coupon-code'
import { toCodeKey } from '../../promotions/coupon.rules'
import { Coupon } from '../../promotions/promotion.schemas'
import { flag, number, part, text } from '../record-fields'
import {
  child,
  children,
  descend,
  numberOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'
import { readRecord, type Named } from './read-record'
import { isGone, readEach, type Entry, type Reading } from './parse-records'

/** A coupon of an archive. If it has `generate`, its codes are generated. */
export type CouponRecord = Named<Coupon> & { generate?: CodeForm; removedCodes: string[] }

/** Of a code, and of its prefix alone. */
export const MAX_CODE_LENGTH = 256

const CodeForm = z.object({
  count: z.int().nonnegative().default(0),
  prefix: z.string().max(MAX_CODE_LENGTH).default(''),
  /** Number of characters after the prefix; shorter ones are used up, and guessed. */
  length: z.int().min(10).max(100).default(10),
  includesVowels: z.boolean().default(false),
  includesDashes: z.boolean().default(false),
})
export type CodeForm = z.infer<typeof CodeForm>

const CODE_FORM = {
  count: number('max-number-of-codes'),
  prefix: text('code-prefix'),
  length: number('code-length'),
  includesVowels: flag('include-vowels'),
  includesDashes: flag('include-dashes'),
}
const CODE_PARTS = ['single-code', 'multiple-codes', 'system-codes']

const FIELDS = {
  enabled: flag('enabled-flag'),
  caseInsensitive: flag('case-insensitive'),
  multipleCodesPerOrder: flag('redemption-limits/allow-multiple-codes-per-order'),
  'limits/perCode': number('redemption-limits/limit-per-code'),
  'limits/perCustomer': number('redemption-limits/limit-per-customer'),
  'limits/timeFrame': part('redemption-limits/limit-per-time-frame', (element) => {
    const [frame] = descend(element, 'redemption-limits', 'limit-per-time-frame')
    return frame && { limit: numberOf(frame, 'limit'), days: numberOf(frame, 'time-frame') }
  }),
  kind: part(CODE_PARTS, (element) => {
    if (textOf(element, 'single-code') !== undefined) return 'single'
    return child(element, 'system-codes') ? 'system' : 'list'
  }),
  codes: part(CODE_PARTS, (element) => {
    const single = textOf(element, 'single-code')
    const codes = descend(element, 'multiple-codes', 'code')
    return single === undefined ? textsOf(codes) : [toCouponCode(single)]
  }),
}

export function readCoupons(reading: Reading, root: XmlElement): Entry<CouponRecord>[] {
  const idOf = ({ attributes }: XmlElement) => attributes['coupon-id']
  const lists = children(root, 'coupon-codes')
  const ids = new Set(children(root, 'coupon').map(idOf))
  const others = lists.filter((list) => !ids.has(idOf(list)))
  const listed = new Map(others.map((list) => [idOf(list), list]))
  // codes of a coupon that stands elsewhere name nothing else of it
  const elements = [...children(root, 'coupon'), ...[...listed.values()].map(toCoupon)]
  return readEach(reading, elements, idOf, (element) => {
    const own = lists.filter((list) => idOf(list) === idOf(element))
    return readCoupon(reading, element, own)
  })
}

function toCoupon({ attributes, ...list }: XmlElement): XmlElement {
  const { 'coupon-id': id = '' } = attributes
  return { ...list, name: 'coupon', attributes: { 'coupon-id': id }, elements: [] }
}

function readCoupon(
  reading: Reading,
  element: XmlElement,
  lists: readonly XmlElement[],
): CouponRecord | undefined {
  const id = element.attributes['coupon-id']
  const coupon = readRecord(reading, element, {
    id,
    schema: Coupon,
    fields: FIELDS,
    given: { id },
  })
  if (!coupon) return undefined
  const isRemoved = (list: XmlElement) => isGone(reading, list)
  const added = lists.filter((list) => !isRemoved(list)).flatMap((list) => children(list, 'code'))
  const removed = lists.filter(isRemoved).flatMap((list) => children(list, 'code'))
  const given = [...coupon.codes, ...textsOf(added)]
  const codes = [...new Map(given.map((code) => [toCodeKey(coupon, code), code])).values()]
  const system = codes.length === 0 ? child(element, 'system-codes') : undefined
  const generate =
    system && readRecord(reading, system, { id, schema: CodeForm, fields: CODE_FORM })
  if (system && !generate) return undefined
  if (codes.length === 0 && !generate?.count && reading.mode === 'replace') {
    reading.findings.warn(reading.file, coupon.id, 'the coupon has no code')
  }
  return { ...coupon, codes, removedCodes: textsOf(removed), ...(generate && { generate }) }
}

function textsOf(elements: readonly XmlElement[]): string[] {
  return elements.map(({ text }) => toCouponCode(text)).filter((code) => code !== '')
}
