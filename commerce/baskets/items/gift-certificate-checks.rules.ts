import { isDeepStrictEqual } from 'node:util'
import { isDay } from '../../../rules/day-texts'
import { addDays } from '../../../rules/days'
import { checkGiftAmount } from '../../gift-certificates/gift-amount.rules'
import { badRequest } from '../../http/problem'
import { timezoneOf, toShopTime } from '../../sites/shop-time.rules'
import type { BasketDocument, GiftCertificateItem } from '../model/basket-document.schemas'
import type { BasketFacts } from '../model/basket-facts'

/** How many days ahead the send date may be. */
const DAYS_AHEAD = 365

/**
 * Checks the gift certificates that a change added or modified: the amount against the site's
 * preferences `eGiftCardMinimum` and `eGiftCardMaximum`, and the send date, `c_sendDate`.
 * @throws Problem 400 `invalid-amount`, `invalid-send-date`
 */
export function checkChangedCertificates(
  before: BasketDocument,
  after: BasketDocument,
  facts: Pick<BasketFacts, 'currency' | 'preferences' | 'now'>,
): void {
  const known = before.giftCertificateItems ?? []
  for (const item of after.giftCertificateItems ?? []) {
    if (known.some((old) => isDeepStrictEqual(old, item))) continue
    checkGiftAmount(item.amountMinor, facts)
    checkSendDate(item, facts)
  }
}

function checkSendDate(
  { custom }: GiftCertificateItem,
  { now, preferences = {} }: Pick<BasketFacts, 'preferences' | 'now'>,
): void {
  const day = custom['c_sendDate']
  if (day === undefined) return
  const today = toShopTime(now, timezoneOf(preferences)).day
  const last = addDays(today, DAYS_AHEAD)
  if (isDay(day) && day >= today && day <= last) return
  const detail = `The day of sending is a date (YYYY-MM-DD) from ${today} to ${last}.`
  throw badRequest(detail, 'invalid-send-date', { c_field: 'c_sendDate' })
}
