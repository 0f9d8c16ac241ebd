import { Coupon } from '../../promotions/promotion.schemas'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, numberOf, textOf, type XmlElement } from '../xml-element'

/** A coupon of an archive. If it has `generate`, its codes are generated. */
export type CouponRecord = Coupon & { generate?: CodeForm }

export interface CodeForm {
  count: number
  prefix: string
  /** Number of characters after the prefix. */
  length: number
  includesVowels: boolean
  includesDashes: boolean
}

const DEFAULT_CODE_LENGTH = 10

/** Reads a site's `coupons.xml`: coupons with their codes. */
export function readCoupons(reading: Reading, root: XmlElement): CouponRecord[] {
  return children(root, 'coupon')
    .filter(({ attributes }) => attributes['mode'] !== 'delete')
    .map((element) => readCoupon(reading, root, element))
    .filter(isPresent)
}

function readCoupon(
  reading: Reading,
  root: XmlElement,
  element: XmlElement,
): CouponRecord | undefined {
  const id = element.attributes['coupon-id']
  const single = textOf(element, 'single-code')
  const system = child(element, 'system-codes')
  const listed = [
    ...descend(element, 'multiple-codes', 'code'),
    ...children(root, 'coupon-codes')
      .filter(({ attributes }) => attributes['coupon-id'] === id && attributes['mode'] !== 'delete')
      .flatMap((codes) => children(codes, 'code')),
  ].map(({ text }) => text)
  const limits = child(element, 'redemption-limits')
  const coupon = parseRecord(reading, id, Coupon, {
    id,
    enabled: flagOf(element, 'enabled-flag'),
    caseInsensitive: flagOf(element, 'case-insensitive'),
    kind: single !== undefined ? 'single' : system ? 'system' : 'list',
    limits: readLimits(limits),
    multipleCodesPerOrder: flagOf(limits, 'allow-multiple-codes-per-order'),
    codes: [...new Set(single === undefined ? listed : [single, ...listed])],
  })
  if (!coupon) return undefined
  const generate = system && coupon.codes.length === 0 ? readCodeForm(system) : undefined
  if (coupon.codes.length === 0 && !generate?.count) {
    reading.findings.warn(reading.file, coupon.id, 'the coupon has no code')
  }
  return { ...coupon, ...(generate && { generate }) }
}

function readLimits(limits: XmlElement | undefined) {
  const frame = child(limits, 'limit-per-time-frame')
  return {
    perCode: numberOf(limits, 'limit-per-code'),
    perCustomer: numberOf(limits, 'limit-per-customer'),
    ...(frame && {
      timeFrame: { limit: numberOf(frame, 'limit'), days: numberOf(frame, 'time-frame') },
    }),
  }
}

function readCodeForm(system: XmlElement): CodeForm {
  return {
    count: Number(numberOf(system, 'max-number-of-codes')) || 0,
    prefix: textOf(system, 'code-prefix') ?? '',
    length: Number(numberOf(system, 'code-length')) || DEFAULT_CODE_LENGTH,
    includesVowels: flagOf(system, 'include-vowels') === true,
    includesDashes: flagOf(system, 'include-dashes') === true,
  }
}
