import type { Db, Trx } from '../db/client'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import type { Shortage } from './order-document.schemas'
import { isInForce } from './fulfilment.rules'
import { selectOrder, type StoredOrder } from './order.repository'
import {
  endQuestion,
  selectDueQuestions,
  selectQuestion,
  type Question,
} from './pickup-questions.repository'
import { settleShortage } from './settle-shortage'

/** Whether the buyer wants a replacement. */
type Answer = 'yes' | 'no'

export interface AskedQuestion {
  shortage: Shortage
  locale: string | undefined
  /** Whether it can still be answered. */
  isOpen: boolean
}

export interface PickupQuestions {
  /** Returns what a mail's link asks; undefined for an unknown token. */
  findQuestion(token: string): Promise<AskedQuestion | undefined>
  /** Answers once: what was decided before stays. @returns undefined for an unknown token. */
  answer(token: string, answer: Answer): Promise<AskedQuestion | undefined>
  /** Refunds what nobody answered in time. @returns the numbers of the orders. */
  settleUnanswered(): Promise<{ refunded: string[]; errors: unknown[] }>
}

type Changes = Pick<OrderChanges, 'change' | 'write'>

/** The buyer's side of pieces that a shop does not have. Safe to run in several engines at once. */
export function createPickupQuestions(
  db: Db,
  dependencies: OrderDependencies,
  { change, write }: Changes,
  sendRefunds: (orderNo: string) => Promise<void>,
): PickupQuestions {
  const { mail, now } = dependencies

  async function settle(question: Question, answer: Answer, by: string | undefined) {
    let isSettled = false
    const work = async (trx: Trx, order: StoredOrder) => {
      const shortage = find(order, question)
      isSettled = shortage?.state === 'asked' && isInForce(order)
      if (!shortage || !isSettled) {
        await endQuestion(trx, question)
        return order
      }
      const actor = by === undefined ? undefined : { name: by, requestId: '' }
      const to = answer === 'yes' ? 'replaced' : 'refunded'
      return settleShortage(trx, dependencies, write, order, { shortage, to, by: actor })
    }
    const changed = await change(question.orderNo, work)
    if (isSettled && answer === 'no') await sendRefunds(question.orderNo)
    mail.deliver().catch(() => undefined)
    return { order: changed, isSettled }
  }

  return {
    async findQuestion(token) {
      const question = await selectQuestion(db, token)
      const order = question && (await selectOrder(db, question.orderNo))
      return order && toAsked(order, question)
    },
    async answer(token, answer) {
      const question = await selectQuestion(db, token)
      return question && toAsked((await settle(question, answer, 'the shopper')).order, question)
    },
    async settleUnanswered() {
      const refunded: string[] = []
      const errors: unknown[] = []
      for (const question of await selectDueQuestions(db, now())) {
        try {
          const { isSettled } = await settle(question, 'no', undefined)
          if (isSettled) refunded.push(question.orderNo)
        } catch (error) {
          errors.push(error)
        }
      }
      return { refunded, errors }
    },
  }
}

const find = ({ document }: StoredOrder, { shortageId }: Question) =>
  document.shortages?.find(({ id }) => id === shortageId)

function toAsked(order: StoredOrder, question: Question): AskedQuestion | undefined {
  const shortage = find(order, question)
  const isOpen = shortage?.state === 'asked' && isInForce(order)
  return shortage && { shortage, locale: order.document.locale, isOpen }
}
