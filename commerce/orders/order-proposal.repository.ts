import { sql, type Selectable, type Updateable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { Schema } from '../db/schema'
import { notPossible } from './order-problems'

export type StoredProposal = Selectable<Schema['order_proposal']>
type Changes = Omit<Updateable<Schema['order_proposal']>, 'id' | 'order_no' | 'token'>

/** Written when a proposal no longer waits: what it would have changed contains addresses. */
export const EMPTIED = {
  edit: '{}',
  changes: '[]',
  agreed: null,
  held: '[]',
  gift_cards: '[]',
} as const

/** Maximum number of proposals that one run of the job looks at. */
const AT_ONCE = 200

export const insertProposal = (
  trx: Trx,
  proposal: Omit<
    StoredProposal,
    | 'state'
    | 'mails'
    | 'attempt'
    | 'asked_at'
    | 'declines'
    | 'given_back'
    | 'failures'
    | 'retry_at'
    | 'gift_cards'
  >,
): Promise<StoredProposal> =>
  trx
    .insertInto('order_proposal')
    .values({
      ...proposal,
      edit: JSON.stringify(proposal.edit),
      changes: JSON.stringify(proposal.changes),
      held: JSON.stringify(proposal.held),
      agreed: proposal.agreed && JSON.stringify(proposal.agreed),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateProposal = (trx: Trx, id: string, changes: Changes): Promise<StoredProposal> =>
  trx
    .updateTable('order_proposal')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const selectByToken = (db: Db | Trx, token: string): Promise<StoredProposal | undefined> =>
  db.selectFrom('order_proposal').selectAll().where('token', '=', token).executeTakeFirst()

/** Whoever changes a proposal has locked its order first. */
export const selectProposal = (trx: Trx, id: string): Promise<StoredProposal | undefined> =>
  trx.selectFrom('order_proposal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const selectOpenProposal = (db: Db | Trx, orderNo: string): Promise<StoredProposal | undefined> =>
  db
    .selectFrom('order_proposal')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('state', '=', 'open')
    .executeTakeFirst()

/**
 * Returns what operators see of an order: what waits, or what ended last without their doing, or
 * while the result of a payment was not known.
 */
export async function selectShownProposal(
  db: Db,
  orderNo: string,
): Promise<StoredProposal | undefined> {
  const own = db.selectFrom('order_proposal').selectAll().where('order_no', '=', orderNo)
  const all = await own.orderBy('created_at', 'desc').execute()
  const [last] = all
  const isOwn = ({ state, attempt }: StoredProposal) => state === 'open' || attempt !== null
  return all.find(isOwn) ?? (last?.state === 'impossible' ? last : undefined)
}

/** Those that wait, and those of which the result of a payment is not known and asked for again. */
export const selectUnsettled = (db: Db, now: Date): Promise<StoredProposal[]> =>
  db
    .selectFrom('order_proposal')
    .selectAll()
    .where((eb) => eb.or([eb('state', '=', 'open'), eb('attempt', 'is not', null)]))
    .where((eb) => eb.or([eb('retry_at', 'is', null), eb('retry_at', '<=', now)]))
    .orderBy('pay_until')
    .limit(AT_ONCE)
    .execute()

/** Those that no longer wait, although gift cards still pay for them. */
export const selectLeftOver = (db: Db): Promise<Pick<StoredProposal, 'id' | 'order_no'>[]> =>
  db
    .selectFrom('order_proposal')
    .select(['id', 'order_no'])
    .where('state', '!=', 'open')
    .where(sql<boolean>`gift_cards <> '[]'`)
    .limit(AT_ONCE)
    .execute()

/** @throws Problem 409: another change would spoil the one that the buyer is asked to pay for. */
export async function requireNoOpenProposal(trx: Trx, orderNo: string): Promise<void> {
  if (!(await selectOpenProposal(trx, orderNo))) return
  throw notPossible(
    orderNo,
    'Another change waits until the buyer has paid for it. Withdraw it first.',
  )
}
