import { sql } from 'kysely'
import type { Db } from '../db/client'
import type { Subscription } from './newsletter.schemas'

/**
 * Adds a subscription, or replaces the site's existing one for the address. Earlier consents for
 * its lists (Shopper Consents) are updated too, because the latest choice counts.
 */
export async function saveSubscription(
  db: Db,
  siteId: string,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const values = {
    first_name: subscription.firstName,
    last_name: subscription.lastName,
    phone: subscription.phone ?? null,
    postal_code: subscription.postalCode,
    birth_date: subscription.birthDate,
    lists: JSON.stringify(subscription.lists),
    updated_at: now,
  }
  const { email } = subscription
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('newsletter_subscription')
      .values({ site_id: siteId, email, created_at: now, ...values })
      .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(values))
      .execute()
    await sql`
      update consent_status
      set status = case when ${values.lists}::jsonb ? subscription_id then 'opt_in' else 'opt_out' end,
        updated_at = ${now}
      where site_id = ${siteId} and channel = 'email' and contact_point = ${email}`.execute(trx)
  })
}
