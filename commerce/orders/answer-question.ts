import { isOpenPickup } from '../../rules/pickup-states'
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
import { paidMinor } from './payment.rules'
import { pickupStateOf } from './pickup.rules'
import { reverseCharges } from './reverse-charges'
import { settleShortage } from './settle-shortage'

/** Whether the buyer wants a replacement. */
type Answer = 'yes' | 'no'

export interface AskedQuestion {
  shortage: Shortage
  locale: string | undefined
  /** Whether it can still be answered. */
  isOpen: boolean
  isPaid: boolean
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
      isSettled = false
      const shortage = find(order, question)
      if (!shortage || !isUndecided(order, shortage)) {
        await endQuestion(trx, question)
        return order
      }
      const asked = await selectQuestion(trx, question.token)
      isSettled = asked !== undefined && asked.answerBy !== null
      if (!isSettled) return order
      const actor = by === undefined ? undefined : { name: by, requestId: '' }
      const to = answer === 'yes' ? 'replaced' : 'refunded'
      return settleShortage(trx, dependencies, write, order, { shortage, to, by: actor })
    }
    const changed = await change(question.orderNo, work)
    if (isSettled && answer === 'no') await sendRefunds(question.orderNo)
    if (isSettled && changed.status === 'cancelled') await reverseCharges(db, dependencies, changed)
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

/** Returns whether the shop still waits for an answer about a piece. */
function isUndecided(order: StoredOrder, { shipmentId, state }: Shortage): boolean {
  const { content, pickups } = order.document
  const shipment = content.shipments?.find((one) => one.shipmentId === shipmentId)
  const ofPickup = shipment && pickupStateOf({ pickups }, shipment)
  return state === 'asked' && isInForce(order) && !!ofPickup && isOpenPickup(ofPickup)
}

function toAsked(order: StoredOrder, question: Question): AskedQuestion | undefined {
  const shortage = find(order, question)
  if (!shortage) return undefined
  const { locale, payments } = order.document
  const isOpen = question.answerBy !== null && isUndecided(order, shortage)
  return { shortage, locale, isOpen, isPaid: paidMinor(payments) > 0 }
}
