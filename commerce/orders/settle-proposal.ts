import { formatMinor } from '../../rules/office-money'
import { CARD } from '../../rules/payment-methods'
import { recordChange } from '../audit/record-change'
import type { Trx } from '../db/client'
import { conflict } from '../http/problem'
import { toGivenBackMail } from '../mail/proposal-mails.rules'
import { toDecimal } from '../money'
import type { AuthorizationResult } from '../payments/card-gateway.port'
import { applyEdit } from './apply-edit'
import { addHistory } from './fail-order'
import { heldMinor, toGiftPayments } from './held-gift-cards'
import { isUnderWay } from './fulfilment.rules'
import type { OrderDependencies } from './order-dependencies'
import type { OrderPayment } from './order-document.schemas'
import { loadOrderMailContext } from './order-mail-context'
import { EMPTIED, updateProposal, type StoredProposal } from './order-proposal.repository'
import { toOrder } from './order.mapper'
import { updateOrder, type StoredOrder } from './order.repository'
import type { PaymentAttempt } from './orders.tables'
import { isPaid } from './payment.rules'
import { closeProposal, endProposal } from './propose-edit'
import { recordReversal } from './record-reversals'
import { assessProposal } from './show-proposal'

/** A payment of which the gateway is asked. */
export interface Asked {
  order: StoredOrder
  proposal: StoredProposal
  attempt: PaymentAttempt
}

/** Cents for which the gateway is asked. */
export const askedMinor = ({ proposal, attempt }: Pick<Asked, 'proposal' | 'attempt'>): number =>
  attempt.amountMinor ?? proposal.difference_minor

export const SETTLED = { attempt: null, asked_at: null, failures: 0, retry_at: null } as const

/** Of a payment that is not the first of its order. */
export const toReference = (
  { orderNo }: StoredOrder,
  { paymentInstrumentId }: PaymentAttempt,
): string => `${orderNo}-${paymentInstrumentId}`

export const BUYER = { name: 'customer', requestId: '' }
export const ENGINE = { name: 'the engine', requestId: '' }

/** @returns undefined if it goes on waiting, or has ended before */
export async function endIfOver(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  proposal: StoredProposal,
): Promise<StoredOrder | undefined> {
  if (proposal.state !== 'open') return undefined
  const isLate = proposal.pay_until <= dependencies.now()
  if (isLate) return endProposal(trx, dependencies, order, proposal, 'expired')
  const isPossible = (await assessProposal(trx, dependencies, order, proposal)) !== undefined
  return isPossible ? undefined : endProposal(trx, dependencies, order, proposal, 'impossible')
}

/**
 * Changes the order, with the payments.
 * @param attempt absent if gift cards pay all of it
 * @throws Problem 409 if it is no longer possible
 */
export async function applyPaid(
  trx: Trx,
  dependencies: OrderDependencies,
  { order, proposal, attempt }: Omit<Asked, 'attempt'> & Partial<Asked>,
  { id: transactionId, card }: Partial<AuthorizationResult> = {},
): Promise<StoredOrder> {
  const { giftCertificates, inventory, now } = dependencies
  const edited =
    proposal.state === 'open' ? await assessProposal(trx, dependencies, order, proposal) : undefined
  if (!edited) throw conflict('The change is no longer possible.')
  await inventory.giveBack(trx, proposal.held)
  await updateProposal(trx, proposal.id, { ...SETTLED, ...EMPTIED, state: 'applied' })
  const paying: OrderPayment[] = [...toGiftPayments(proposal)]
  if (attempt) {
    const { paymentInstrumentId } = attempt
    const instrument = { paymentInstrumentId, paymentMethodId: CARD, custom: {} }
    paying.push({
      instrument: { ...instrument, ...(card && { paymentCard: card }) },
      ...{ amountMinor: askedMinor({ proposal, attempt }), isSettled: true, transactionId },
    })
  }
  const wasPaid = order.paymentStatus === 'authorised'
  const payments = [...edited.document.payments, ...paying]
  const paid = formatMinor(proposal.difference_minor, order.currency)
  const document = addHistory({ ...edited.document, payments }, `${paid} paid by link`, now())
  const by = { name: proposal.by_name, requestId: '' }
  const changed = await applyEdit(trx, dependencies, { ...edited, document }, proposal.edit, by)
  if (wasPaid || !isPaid(changed)) return changed
  const bought = changed.document.basket?.document.giftCertificateItems ?? []
  await giftCertificates.issue(trx, changed, bought)
  return updateOrder(trx, order.orderNo, { paymentStatus: 'authorised' }, now())
}

/** Records that a payment is given back, because what was paid for is no longer possible. */
export async function giveBackPaid(
  trx: Trx,
  dependencies: OrderDependencies,
  { order, proposal, attempt }: Asked,
  { id: transactionId = '' }: AuthorizationResult,
): Promise<StoredOrder> {
  const { mail, now } = dependencies
  const amountMinor = askedMinor({ proposal, attempt })
  // those of a change that had ended before were given back then
  const giftMinor = proposal.state === 'open' ? heldMinor(proposal) : 0
  const charge = { reference: toReference(order, attempt), transactionId, amountMinor }
  await recordReversal(trx, order, charge, now())
  await updateProposal(trx, proposal.id, { ...SETTLED, given_back: true })
  const ended =
    proposal.state === 'open'
      ? await closeProposal(trx, dependencies, order, proposal, 'impossible')
      : order
  const format = (minor: number) => formatMinor(minor, order.currency)
  const byGiftCard = giftMinor > 0 ? `, and ${format(giftMinor)} by gift card,` : ''
  const text = `${format(amountMinor)} paid by link${byGiftCard} given back: too late`
  const document = addHistory(ended.document, text, now())
  const noted = await updateOrder(trx, order.orderNo, { document }, now())
  const after = {
    'given back': format(amountMinor),
    ...(giftMinor > 0 && { 'given back to gift cards': format(giftMinor) }),
  }
  const subject = { type: 'order', id: order.orderNo } as const
  await recordChange(trx, ENGINE, { action: 'late payment given back', subject, after }, now())
  const context = await loadOrderMailContext(trx, dependencies, noted)
  const notice = {
    ...{ id: proposal.id, amount: toDecimal(amountMinor, order.currency) },
    giftCards: toDecimal(giftMinor, order.currency),
    isUnderWay: isUnderWay(noted),
  }
  await mail.queue(trx, toGivenBackMail(toOrder(noted), notice, context))
  return noted
}
