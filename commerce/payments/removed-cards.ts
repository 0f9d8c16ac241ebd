import { sql } from 'kysely'
import type { Db, Trx } from '../db/client'
import { VAULT_CARD } from '../card-gateway/stored-card.service'
import type { CardGateway } from './card-gateway.port'

/** Maximum number of cards in one run of the job. */
const MAX_CARDS = 50

interface Removal {
  customerId: string
  /** If absent, all cards of the customer are removed. */
  token?: string
}

/**
 * If a token is given, its card is not removed while another saved payment instrument of the
 * customer uses it. Cards of the embedded gateway do not change.
 */
export async function queueRemovedCards(
  trx: Trx,
  { customerId, token }: Removal,
  now: Date,
): Promise<void> {
  const isWanted =
    token === undefined
      ? sql`true`
      : sql`token = ${token} and not exists (
          select from customer_payment_instrument saved
          where saved.document #>> '{paymentCard,creditCardToken}' = ${token})`
  await sql`
    with removed as (
      delete from card_gateway_stored_card
      where customer_id = ${customerId} and outcome = ${VAULT_CARD} and ${isWanted}
      returning token)
    insert into card_gateway_removed_card (token, queued_at)
    select token, ${now} from removed on conflict do nothing`.execute(trx)
}

/**
 * The first failure ends the run, because the gateway is probably unavailable. Its card moves to
 * the end of the queue, so that a card that the gateway refuses does not block the others.
 * @returns the number of deleted cards
 */
export async function deleteRemovedCards(
  db: Db,
  gateway: Pick<CardGateway, 'deleteCard'>,
  now: () => Date,
): Promise<{ deleted: number; errors: unknown[] }> {
  const cards = await db
    .selectFrom('card_gateway_removed_card')
    .select('token')
    .orderBy('queued_at')
    .limit(MAX_CARDS)
    .execute()
  let deleted = 0
  for (const { token } of cards) {
    try {
      await gateway.deleteCard(token)
    } catch (error) {
      await db
        .updateTable('card_gateway_removed_card')
        .set({ queued_at: now() })
        .where('token', '=', token)
        .execute()
      return { deleted, errors: [error] }
    }
    await db.deleteFrom('card_gateway_removed_card').where('token', '=', token).execute()
    deleted += 1
  }
  return { deleted, errors: [] }
}
