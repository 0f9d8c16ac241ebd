import type { Db, Trx } from '../db/client'

export interface Question {
  orderNo: string
  shortageId: string
}

const columns = ['order_no as orderNo', 'shortage_id as shortageId'] as const
/** Maximum number of questions that one run of the job settles. */
const AT_ONCE = 200

export async function insertQuestion(
  trx: Trx,
  { orderNo, shortageId }: Question,
  { token, answerBy }: { token: string; answerBy: Date },
): Promise<void> {
  await trx
    .insertInto('pickup_question')
    .values({ token, order_no: orderNo, shortage_id: shortageId, answer_by: answerBy })
    .execute()
}

export const selectQuestion = (db: Db, token: string): Promise<Question | undefined> =>
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
export async function endQuestion(trx: Trx, { orderNo, shortageId }: Question): Promise<void> {
  await trx
    .updateTable('pickup_question')
    .set({ answer_by: null })
    .where('order_no', '=', orderNo)
    .where('shortage_id', '=', shortageId)
    .execute()
}
