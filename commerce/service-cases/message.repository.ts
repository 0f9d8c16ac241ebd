import { sql } from 'kysely'
import type { OfficeMessage, OfficeMessageState } from '../../contracts/message'
import type { Db } from '../db/client'
import { readFirst } from '../db/paging'
import { toPrefixQuery } from '../db/word-search'

/** The SQL equivalent of `stateOf` of message-office. */
const STATE = sql<OfficeMessageState>`case
  when answered_at is not null then 'answered'
  when assignee is not null then 'assigned'
  else 'open' end`

export interface MessagesQuery {
  /** Word prefixes of the sender's name or address, or of the order number. */
  text?: string
  state?: OfficeMessageState
  assignee?: string
  /** The id of the last message of the previous page. */
  before?: string
  limit: number
}

export const selectMessages = (db: Db) =>
  db.selectFrom('service_case').selectAll().where('kind', '=', 'contact')

export type MessageRow = Awaited<
  ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>
>

/** Newest first. */
export function searchMessages(
  db: Db,
  { text, state, assignee, before, limit }: MessagesQuery,
): Promise<{ rows: MessageRow[]; next?: string }> {
  let found = selectMessages(db)
  if (text !== undefined) {
    const query = toPrefixQuery(text)
    found = found.where(
      sql<boolean>`message_words(email, fields) @@ to_tsquery('simple', ${query})`,
    )
  }
  if (state) found = found.where(sql<boolean>`${STATE} = ${state}`)
  if (assignee !== undefined) found = found.where('assignee', '=', assignee)
  if (before !== undefined) {
    found = found.where(
      sql<boolean>`(created_at, id) < (
        select created_at, id from service_case where id = ${before})`,
    )
  }
  const sorted = found.orderBy('created_at', 'desc').orderBy('id', 'desc')
  return readFirst(sorted, limit, ({ id }) => id)
}

export async function findSender(db: Db, { email, orderNo }: { email: string; orderNo: string }) {
  const customer = await db
    .selectFrom('customer')
    .select('customer_no')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  const orders = await db
    .selectFrom('order_header')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(
      sql<boolean>`order_words(order_no, email, document)
        @@ to_tsquery('simple', ${toPrefixQuery(email)})`,
    )
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  const order = await db
    .selectFrom('order_header')
    .select('order_no')
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return {
    hasOrder: order !== undefined,
    orders: orders?.total ?? 0,
    ...(customer && { customerNo: customer.customer_no }),
  }
}

export async function listAnswers(db: Db, id: string): Promise<OfficeMessage['answers']> {
  const answers = await db
    .selectFrom('service_case_answer as answer')
    .leftJoin('outbox_mail', (join) =>
      join.on(sql<boolean>`reference = 'message:' || answer.case_id || ':' || answer.id`),
    )
    .selectAll('answer')
    .select('outbox_mail.id as mail_id')
    .where('case_id', '=', id)
    .orderBy('answer.id')
    .execute()
  return answers.map((one) => ({
    ...{ id: one.id, text: one.text, by: one.author_name, at: one.at.toISOString() },
    ...(one.mail_id !== null && { mailId: one.mail_id }),
  }))
}

export function textOf({ fields }: MessageRow, name: string): string {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
