import type { Db } from '../../commerce/db/client'

/** A gift card that many shoppers use at once, each for a part of an order. */
const GIFT_CARD_CODE = '6000000000000001'
/** In cents: below every order's total, so that an amount stays open for another payment. */
const GIFT_PART_MINOR = 500
const BALANCE_MINOR = 100_000_000

const METHOD_ID = 'GIFTCARD'

export const giftPayment = {
  paymentMethodId: METHOD_ID,
  giftCertificateCode: GIFT_CARD_CODE,
  amount: GIFT_PART_MINOR / 100,
}

export async function seedGiftCard(db: Db): Promise<void> {
  const site_id = 'brindille'
  await db
    .insertInto('gift_certificate')
    .values({
      site_id,
      code: GIFT_CARD_CODE,
      cvn: null,
      currency: 'USD',
      amount_minor: BALANCE_MINOR,
      balance_minor: BALANCE_MINOR,
    })
    .execute()
  await db
    .insertInto('payment_method')
    .values({ site_id, id: METHOD_ID, name: 'Gift card', position: 9, cards: '[]' })
    .execute()
}

/**
 * Checks that the amount missing on the gift card is held by unfinished orders, once each, and that
 * other amounts were returned.
 * @param held the orders that still hold their amount
 */
export async function auditGiftCard(db: Db, held: ReadonlySet<string>): Promise<string[]> {
  const { balance_minor: left } = await db
    .selectFrom('gift_certificate')
    .select('balance_minor')
    .where('code', '=', GIFT_CARD_CODE)
    .executeTakeFirstOrThrow()
  const open = await db
    .selectFrom('gift_certificate_redemption')
    .select(['order_no', 'amount_minor'])
    .where('given_back_at', 'is', null)
    .execute()
  const taken = open.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  const findings: string[] = []
  if (left + taken !== BALANCE_MINOR) {
    findings.push(`the gift card lacks ${BALANCE_MINOR - left}, of which orders took ${taken}`)
  }
  const orders = new Set(open.map(({ order_no }) => order_no))
  if (orders.size !== open.length) findings.push('an order took from the gift card twice')
  for (const orderNo of orders) {
    if (!held.has(orderNo))
      findings.push(`order ${orderNo} is over and keeps the gift card's money`)
  }
  return findings
}
