import type { PaymentsService } from '../payments/payments.service'
import { toBillingContact } from './billing-contact'
import { isInForce } from './fulfilment.rules'
import type { SavedCards } from './keep-card'
import type { OrderPayment } from './order-document.schemas'
import { notPossible } from './order-problems'
import type { StoredOrder } from './order.repository'
import { toPaymentReference } from './payment-reference'
import { isPaidLater } from './payment.rules'

interface Dependencies {
  payments: PaymentsService
  savedCards: SavedCards
}

export interface Charge {
  paymentInstrumentId: string
  transactionId: string | undefined
  /** What the gateway charged: perhaps more than is to be paid by now. */
  amountMinor: number
}

/** A card that was declined, or is no longer saved. */
export interface Decline {
  paymentInstrumentId: string
  /** The number of attempts so far, including this one. */
  attempts: number
  message: string
}

/** Stores the result of charging a card in the order immediately. */
interface ChargeRecorder {
  /**
   * Stores what the gateway is asked for: if its response is lost, it is asked for the same again,
   * although less may be to be paid by then. @returns the amount in cents
   */
  asked: (payment: OrderPayment) => Promise<number>
  /** Stored immediately: if the next card is declined, a cancellation must refund this charge. */
  charged: (charge: Charge) => Promise<StoredOrder>
  /** The customer is notified, and the next attempt is a new payment. */
  declined: (decline: Decline) => Promise<StoredOrder>
}

/**
 * Charges the saved cards whose payment is due when the order is shipped (PAY-007), one after
 * another. Calls the gateway, so it must not run inside a transaction. If repeated, the gateway
 * returns its first response, unless a decline was recorded: then a new attempt is made, with the
 * card that the customer has saved since, or else with the same one.
 * @returns the order after the last charge; undefined when there was nothing to charge
 * @throws Problem 409 for a card that is declined or no longer saved
 */
export async function chargeLater(
  { payments, savedCards }: Dependencies,
  order: StoredOrder,
  recorder: ChargeRecorder,
): Promise<StoredOrder | undefined> {
  let charged: StoredOrder | undefined
  for (const payment of order.document.payments) {
    const { instrument, transactionId, declined } = payment
    const isDue = isPaidLater(payment) && transactionId === undefined && payment.amountMinor > 0
    if (!isDue) continue
    const { paymentInstrumentId } = instrument
    const token = await readToken(savedCards, order, payment)
    const reference = toPaymentReference(order, payment)
    const { currency, customerId, orderNo } = order
    const billTo = toBillingContact(order)
    const amountMinor = token ? await recorder.asked(payment) : 0
    // meanwhile nothing is to be paid any more
    if (token && amountMinor === 0) continue
    const asked = { reference, amountMinor, currency, customerId, billTo }
    const result = token
      ? await payments.authorize({ ...asked, transientToken: token })
      : { isApproved: false, message: 'The card is no longer on file.' }
    if (!result.isApproved) {
      const message = result.message ?? 'The card was declined.'
      const attempts = (declined?.attempts ?? 0) + 1
      await recorder.declined({ paymentInstrumentId, attempts, message })
      throw notPossible(orderNo, message)
    }
    charged = await recorder.charged({
      ...{ paymentInstrumentId, amountMinor, transactionId: result.id },
    })
    // the order ended in the meantime: no further card is charged
    if (!isInForce(charged)) return charged
  }
  return charged
}

/** The amount for which the gateway was asked in this attempt; undefined before it was. */
export const askedMinorOf = ({ asked, declined }: OrderPayment): number | undefined =>
  asked?.attempts === (declined?.attempts ?? 0) ? asked.amountMinor : undefined

export function withAsked(
  payments: readonly OrderPayment[],
  { instrument, declined }: OrderPayment,
  waivedMinor: number,
): OrderPayment[] {
  const attempts = declined?.attempts ?? 0
  return payments.map((payment) =>
    isOf(payment.instrument, instrument.paymentInstrumentId)
      ? { ...payment, asked: { attempts, amountMinor: payment.amountMinor, waivedMinor } }
      : payment,
  )
}

export function isRecorded(payments: readonly OrderPayment[], charge: Charge): boolean {
  return payments.some(
    ({ instrument, transactionId }) =>
      instrument.paymentInstrumentId === charge.paymentInstrumentId && transactionId !== undefined,
  )
}

export function withCharge(
  payments: readonly OrderPayment[],
  { paymentInstrumentId, transactionId, amountMinor }: Charge,
): OrderPayment[] {
  return payments.map((payment) =>
    payment.instrument.paymentInstrumentId === paymentInstrumentId
      ? { ...payment, transactionId, amountMinor }
      : payment,
  )
}

export function withDecline(
  payments: readonly OrderPayment[],
  { paymentInstrumentId, attempts, message }: Decline,
  at: Date,
): readonly OrderPayment[] {
  const known = payments.find(({ instrument }) => isOf(instrument, paymentInstrumentId))
  if (!known || known.transactionId !== undefined) return payments
  if ((known.declined?.attempts ?? 0) >= attempts) return payments
  const declined = { attempts, at: at.toISOString(), message }
  return payments.map((payment) =>
    payment === known ? { ...payment, reference: undefined, declined } : payment,
  )
}

function isOf(instrument: OrderPayment['instrument'], paymentInstrumentId: string): boolean {
  return instrument.paymentInstrumentId === paymentInstrumentId
}

async function readToken(
  savedCards: SavedCards,
  { customerId }: StoredOrder,
  { instrument, declined }: OrderPayment,
): Promise<string | undefined> {
  const id = String(instrument.custom.c_walletUUID)
  const since = declined && new Date(declined.at)
  const newer = since && (await savedCards.findCardSince(customerId, since))
  const saved =
    newer ?? (await savedCards.getPaymentInstrument(customerId, id).catch(() => undefined))
  return saved?.paymentCard?.creditCardToken
}
