import { useCheckout } from '../../testing/test-checkout'

const LIMITS = { limits: { timeFrame: { limit: 1, days: 2 } } }

const engine = useCheckout()
beforeAll(async () => {
  await engine.db
    .insertInto('coupon')
    .values({
      site_id: 'brindille',
      id: 'pair',
      enabled: true,
      case_insensitive: true,
      codes: JSON.stringify(['PAIR']),
      definition: JSON.stringify(LIMITS),
    })
    .execute()
})

let uses = 0

async function isUsedAgain(timezone: string, first: string, second: string): Promise<boolean> {
  const preferences = JSON.stringify({ SiteTimezone: timezone })
  await engine.db.updateTable('site').set({ preferences }).execute()
  const { db, promotions } = engine.app.services
  const customerId = `shopper-${(uses += 1)}`
  const redeem = (at: string) =>
    db.transaction().execute((trx) =>
      promotions.redeem(trx, {
        siteId: 'brindille',
        orderNo: `${customerId}-${at}`,
        customerId,
        coupons: [{ couponId: 'pair', code: 'PAIR' }],
        at: new Date(at),
      }),
    )
  await redeem(first)
  return redeem(second).then(
    () => true,
    () => false,
  )
}

it.each([
  // the clocks are set forward in New York on 14 March 2027, a Sunday of 23 hours
  ['America/New_York', '2027-03-13T05:00:00Z', '2027-03-15T03:59:59Z', false],
  ['America/New_York', '2027-03-13T05:00:00Z', '2027-03-15T04:00:00Z', true],
  ['America/New_York', '2027-03-14T04:59:59Z', '2027-03-15T04:00:00Z', true],
  // and back on 7 November, a Sunday of 25 hours
  ['America/New_York', '2027-11-06T04:00:00Z', '2027-11-08T04:59:59Z', false],
  ['America/New_York', '2027-11-06T04:00:00Z', '2027-11-08T05:00:00Z', true],
  ['Pacific/Auckland', '2027-04-02T11:00:00Z', '2027-04-04T11:59:59Z', false],
  ['Pacific/Auckland', '2027-04-02T11:00:00Z', '2027-04-04T12:00:00Z', true],
  ['Asia/Tokyo', '2027-03-12T15:00:00Z', '2027-03-14T14:59:59Z', false],
  ['Asia/Tokyo', '2027-03-12T15:00:00Z', '2027-03-14T15:00:00Z', true],
])('in %s a code for two days, used at %s, is used at %s: %s', async (zone, first, second, ok) => {
  expect(await isUsedAgain(zone, first, second)).toBe(ok)
})
