import { toDecimal } from '../../money'
import type { StoredPayment } from './card-gateway.repository'
import { declineMessage } from './test-cards.rules'

/** A payment as `POST /pts/v2/payments` answers it. */
export function toPaymentAnswer(payment: StoredPayment) {
  const amount = toDecimal(payment.amount_minor).toFixed(2)
  const isApproved = payment.status === 'AUTHORIZED'
  return {
    id: payment.id,
    submitTimeUtc: payment.created_at.toISOString(),
    status: payment.status,
    clientReferenceInformation: { code: payment.reference_code },
    orderInformation: {
      amountDetails: isApproved
        ? { authorizedAmount: amount, totalAmount: amount, currency: payment.currency }
        : { totalAmount: amount, currency: payment.currency },
    },
    ...(payment.reason
      ? {
          errorInformation: {
            reason: payment.reason,
            message: declineMessage(payment.reason),
          },
        }
      : {}),
  }
}
