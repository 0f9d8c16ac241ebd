import { toDecimal } from '../../money'
import type { StoredPayment, StoredRefund } from './card-gateway.repository'
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

/** A reversed payment, as `POST /pts/v2/payments/{id}/reversals` answers it. */
export function toReversalAnswer(payment: StoredPayment) {
  const reversedMinor = payment.reversed_minor ?? payment.amount_minor
  const reversedAmount = toDecimal(reversedMinor).toFixed(2)
  return {
    id: payment.id,
    submitTimeUtc: (payment.reversed_at ?? payment.created_at).toISOString(),
    status: 'REVERSED',
    clientReferenceInformation: { code: payment.reference_code },
    reversalAmountDetails: { reversedAmount, currency: payment.currency },
  }
}

/** A refund, as `POST /pts/v2/payments/{id}/refunds` answers it. */
export function toRefundAnswer(refund: StoredRefund) {
  const refundAmount = toDecimal(refund.amount_minor).toFixed(2)
  return {
    id: refund.id,
    submitTimeUtc: refund.created_at.toISOString(),
    status: 'PENDING',
    clientReferenceInformation: { code: refund.reference_code },
    refundAmountDetails: { refundAmount, currency: refund.currency },
  }
}
