import { Coupon } from '../promotions/promotion.schemas'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, type XmlElement } from './xml-element'

/** Reads a site's `coupons.xml`: coupons with the codes that stand there. */
export function readCoupons(reading: Reading, root: XmlElement): Coupon[] {
  return children(root, 'coupon')
    .map((element) => readCoupon(reading, root, element))
    .filter(isPresent)
}

function readCoupon(reading: Reading, root: XmlElement, element: XmlElement): Coupon | undefined {
  const id = element.attributes['coupon-id']
  for (const unknown of ['redemption-limits', 'system-codes']) {
    if (!child(element, unknown)) continue
    reading.findings.error(reading.file, id ?? '', `${unknown} is not known`)
  }
  const single = textOf(element, 'single-code')
  const listed = [
    ...descend(element, 'multiple-codes', 'code'),
    ...children(root, 'coupon-codes')
      .filter(({ attributes }) => attributes['coupon-id'] === id)
      .flatMap((codes) => children(codes, 'code')),
  ].map(({ text }) => text)
  return parseRecord(reading, id, Coupon, {
    id,
    enabled: flagOf(element, 'enabled-flag'),
    caseInsensitive: flagOf(element, 'case-insensitive'),
    codes: single === undefined ? listed : [single, ...listed],
  })
}
