import { randomUUID } from 'node:crypto'
import { toAmountText } from '../../rules/money-text'
import type { StoredPayment, StoredRefund } from './card-gateway.repository'
import type { SearchRequest } from './card-gateway.schemas'
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

/** A reversal is a transaction of its own, with the reference of its payment. */
export function toSearchAnswer({ query }: SearchRequest, payment: StoredPayment | undefined) {
  const transactionSummaries = payment ? toSummaries(payment) : []
  const count = transactionSummaries.length
  const paging = { offset: 0, limit: count, count, totalCount: count }
  const search = { searchId: randomUUID(), save: false, query, ...paging }
  return { ...search, ...(count > 0 && { _embedded: { transactionSummaries } }) }
}

function toSummaries(payment: StoredPayment) {
  const { id, currency, reference_code: code, status, reason, reversed_at: reversedAt } = payment
  const totalAmount = toAmountText(payment.amount_minor, currency)
  const common = {
    clientReferenceInformation: { code },
    orderInformation: { amountDetails: { totalAmount, currency } },
  }
  const rCode = status === 'AUTHORIZED' ? '1' : '0'
  const authorization = { name: 'ics_auth', rCode, ...(reason && { rFlag: reason }) }
  return [
    {
      ...{ id, submitTimeUtc: payment.created_at.toISOString(), ...common },
      applicationInformation: { applications: [authorization] },
    },
    ...(reversedAt
      ? [
          {
            ...{ id: `${id}-reversal`, submitTimeUtc: reversedAt.toISOString(), ...common },
            applicationInformation: { applications: [{ name: 'ics_auth_reversal', rCode: '1' }] },
          },
        ]
      : []),
  ]
}
