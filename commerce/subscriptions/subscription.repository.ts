import type { Db } from '../db/client'
import type { Subscription } from './subscription.schemas'

/** Adds a subscription, or replaces the one that the site has for the address. */
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
  await db
    .insertInto('newsletter_subscription')
    .values({ site_id: siteId, email: subscription.email, created_at: now, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doUpdateSet(values))
    .execute()
}
