import type { Db, Trx } from '../db/client'

interface Subject {
  orderNo: string
  shortageId: string
}

export interface Question extends Subject {
  token: string
  /** Null once it is answered, or a newer question took its place. */
  answerBy: Date | null
}

const columns = [
  'order_no as orderNo',
  'shortage_id as shortageId',
  'token',
  'answer_by as answerBy',
] as const
/** Maximum number of questions that one run of the job settles. */
const AT_ONCE = 200

export async function insertQuestion(
  trx: Trx,
  { orderNo, shortageId }: Subject,
  { token, answerBy }: { token: string; answerBy: Date },
): Promise<void> {
  await trx
    .insertInto('pickup_question')
    .values({ token, order_no: orderNo, shortage_id: shortageId, answer_by: answerBy })
    .execute()
}

export const selectQuestion = (db: Db | Trx, token: string): Promise<Question | undefined> =>
  db.selectFrom('pickup_question').select(columns).where('token', '=', token).executeTakeFirst()

/** Returns the questions that nobody has answered in time. */
export const selectDueQuestions = (db: Db, now: Date): Promise<Question[]> =>
  db
    .selectFrom('pickup_question')
    .select(columns)
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(AT_ONCE)
    .execute()

/** The link goes on to say what became of it, but no job asks again. */
export async function endQuestion(trx: Trx, { orderNo, shortageId }: Subject): Promise<void> {
  await trx
    .updateTable('pickup_question')
    .set({ answer_by: null })
    .where('order_no', '=', orderNo)
    .where('shortage_id', '=', shortageId)
    .execute()
}
