import { sql } from 'kysely'
import type { Db } from '../db/client'
import { isNewsletterList } from './consent-subscriptions.constants'
import { toContactPoint } from './consent.rules'
import type { ConsentUpdate } from './consent.schemas'

export interface StoredConsent {
  subscriptionId: string
  channel: 'email' | 'sms' | 'whatsapp'
  contactPointValue: string
  status: 'opt_in' | 'opt_out'
}

export async function selectConsents(
  db: Db,
  siteId: string,
  customerId: string,
  email: string | undefined,
): Promise<StoredConsent[]> {
  return db
    .selectFrom('consent_status')
    .select([
      'subscription_id as subscriptionId',
      'channel',
      'contact_point as contactPointValue',
      'status',
    ])
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb.or([
        eb('customer_id', '=', customerId),
        ...(email === undefined ? [] : [eb('contact_point', '=', email.toLowerCase())]),
      ]),
    )
    .orderBy('subscription_id')
    .orderBy('channel')
    .orderBy('updated_at', 'desc')
    .execute()
}

export async function selectNewsletterLists(
  db: Db,
  siteId: string,
  email: string,
): Promise<string[]> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .select('lists')
    .where('site_id', '=', siteId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return row?.lists ?? []
}

/** Stores a consent; one to a list of the newsletter also updates the address's sign-up. */
export async function saveConsent(
  db: Db,
  siteId: string,
  customerId: string,
  update: ConsentUpdate,
  now: Date,
): Promise<void> {
  const contactPoint = toContactPoint(update)
  const values = { status: update.status, customer_id: customerId, updated_at: now }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('consent_status')
      .values({
        site_id: siteId,
        subscription_id: update.subscriptionId,
        channel: update.channel,
        contact_point: contactPoint,
        ...values,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'subscription_id', 'channel', 'contact_point'])
          .doUpdateSet(values),
      )
      .execute()
    if (update.channel !== 'email' || !isNewsletterList(update.subscriptionId)) return
    const list = sql.val(update.subscriptionId)
    const without = sql`lists - ${list}::text`
    const lists =
      update.status === 'opt_in' ? sql`(${without}) || jsonb_build_array(${list}::text)` : without
    await sql`
      update newsletter_subscription set lists = ${lists}, updated_at = ${now}
      where site_id = ${siteId} and email = ${contactPoint}`.execute(trx)
  })
}
