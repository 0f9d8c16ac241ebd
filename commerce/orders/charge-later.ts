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

/** What the gateway answered for one of an order's instruments. */
export interface Charge {
  paymentInstrumentId: string
  transactionId: string | undefined
}

/** A card that was refused, or is gone. */
export interface Decline {
  paymentInstrumentId: string
  /** Of how many times this was the last. */
  attempts: number
  message: string
}

/** Stores the outcome of a card's charge with the order, at once. */
interface ChargeRecorder {
  /** Stored at once: if the next card is declined, a cancellation has to refund this charge. */
  charged: (charge: Charge) => Promise<StoredOrder>
  /** The customer is notified, and the next attempt is another payment. */
  declined: (decline: Decline) => Promise<StoredOrder>
}

/**
 * Charges the saved cards that waited for the order to leave (PAY-007), one after another. Talks to
 * the gateway: never call it inside a transaction. Asked again, the gateway gives its first answer
 * again, until a decline was recorded: then it is asked anew, for the card that the customer has
 * put on file since, or else for the same one.
 * @returns the order after the last charge; undefined when nothing was to be charged
 * @throws Problem 409 for a card that is gone, or declined
 */
export async function chargeLater(
  { payments, savedCards }: Dependencies,
  order: StoredOrder,
  recorder: ChargeRecorder,
): Promise<StoredOrder | undefined> {
  let charged: StoredOrder | undefined
  for (const payment of order.document.payments) {
    const { instrument, amountMinor, transactionId, declined } = payment
    if (!isPaidLater(payment) || transactionId !== undefined || amountMinor === 0) continue
    const { paymentInstrumentId } = instrument
    const token = await readToken(savedCards, order, payment)
    const reference = toPaymentReference(order, payment)
    const { currency, customerId, orderNo } = order
    const billTo = toBillingContact(order)
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
    charged = await recorder.charged({ paymentInstrumentId, transactionId: result.id })
    // the order ended meanwhile: no further card is charged
    if (!isInForce(charged)) return charged
  }
  return charged
}

/** Whether an order's payments contain a charge. */
export function isRecorded(payments: readonly OrderPayment[], charge: Charge): boolean {
  return payments.some(
    ({ instrument, transactionId }) =>
      instrument.paymentInstrumentId === charge.paymentInstrumentId && transactionId !== undefined,
  )
}

/** The payments of an order with what was charged. */
export function withCharge(
  payments: readonly OrderPayment[],
  { paymentInstrumentId, transactionId }: Charge,
): OrderPayment[] {
  return payments.map((payment) =>
    payment.instrument.paymentInstrumentId === paymentInstrumentId
      ? { ...payment, transactionId }
      : payment,
  )
}

/**
 * The payments of an order with what was refused; unchanged where another process has recorded it.
 */
export function withDecline(
  payments: readonly OrderPayment[],
  { paymentInstrumentId, attempts, message }: Decline,
  at: Date,
): readonly OrderPayment[] {
  const known = payments.find(({ instrument }) => isOf(instrument, paymentInstrumentId))
  if (!known || known.transactionId !== undefined) return payments
  if ((known.declined?.attempts ?? 0) >= attempts) return payments
  const declined = { attempts, at: at.toISOString(), message }
  return payments.map((payment) => (payment === known ? { ...payment, declined } : payment))
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
