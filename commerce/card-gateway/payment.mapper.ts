import { toAmountText } from '../../rules/money-text'
import type { StoredPayment, StoredRefund } from './card-gateway.repository'
import { declineMessage } from './test-cards.rules'

export function toPaymentAnswer(payment: StoredPayment) {
  const amount = toAmountText(payment.amount_minor, payment.currency)
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

export function toReversalAnswer(payment: StoredPayment) {
  const reversedMinor = payment.reversed_minor ?? payment.amount_minor
  const reversedAmount = toAmountText(reversedMinor, payment.currency)
  return {
    id: payment.id,
    submitTimeUtc: (payment.reversed_at ?? payment.created_at).toISOString(),
    status: 'REVERSED',
    clientReferenceInformation: { code: payment.reference_code },
    reversalAmountDetails: { reversedAmount, currency: payment.currency },
  }
}

export function toRefundAnswer(refund: StoredRefund) {
  const refundAmount = toAmountText(refund.amount_minor, refund.currency)
  return {
    id: refund.id,
    submitTimeUtc: refund.created_at.toISOString(),
    status: 'PENDING',
    clientReferenceInformation: { code: refund.reference_code },
    refundAmountDetails: { refundAmount, currency: refund.currency },
  }
}
