import type { ProposalState } from '../../rules/proposal-states'
import type { Trx } from '../db/client'
import { Problem } from '../http/problem'
import { maskCode } from '../payments/gift-certificate-code'
import { sumMinor, toDecimal, toMinor } from '../money'
import { assessEdit, atAgreed, type EditedOrder } from './assess-edit'
import { listEdited, toEditedLines } from './edit-words'
import { restMinor, takesGiftCards } from './held-gift-cards'
import type { OrderDependencies } from './order-dependencies'
import { whyLocked, whyPriced } from './order-edit.rules'
import type { StoredProposal } from './order-proposal.repository'
import type { StoredOrder } from './order.repository'

/** What the buyer sees behind the link. */
export interface ShownProposal {
  kind: 'change'
  orderNo: string
  currency: string
  state: ProposalState
  /** Whether a payment came too late, and was given back. */
  isGivenBack: boolean
  /** Whether it is not known what became of a payment of a change that no longer waits. */
  isBeingChecked: boolean
  payUntil: string
  difference: number
  /** What gift cards pay of it; only while it waits. */
  giftCards: { id: string; masked: string; amount: number }[]
  /** What is left to be paid by a card. */
  toPay: number
  takesGiftCards: boolean
  /** In the order's language; only while it waits. */
  changes: string[]
  /** Decimals; only while it waits. */
  totals?: { before: number; after: number; tax: number }
}

/** @returns undefined if the change is no longer possible. A price that changed does not matter. */
export async function assessProposal(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  proposal: StoredProposal,
): Promise<EditedOrder | undefined> {
  if ((whyLocked(order) ?? whyPriced(order.document)) !== undefined) return undefined
  const { agreed, edit, held, difference_minor: differenceMinor } = proposal
  try {
    const edited = await assessEdit(trx, dependencies, order, edit, held)
    const isAgreed = ({ totalMinor }: EditedOrder) =>
      totalMinor - order.totalMinor === differenceMinor
    if (isAgreed(edited) || !agreed) return isAgreed(edited) ? edited : undefined
    const kept = atAgreed(edited, agreed)
    return isAgreed(kept) ? kept : undefined
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

export async function toShown(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  proposal: StoredProposal,
): Promise<ShownProposal> {
  const { currency, orderNo } = order
  const decimal = (minor: number) => toDecimal(minor, currency)
  const edited =
    proposal.state === 'open' ? await assessProposal(trx, dependencies, order, proposal) : undefined
  const isLate = proposal.pay_until <= dependencies.now() && proposal.attempt === null
  const giftCards = proposal.gift_cards.map(({ paymentInstrumentId: id, code, amountMinor }) => ({
    ...{ id, masked: maskCode(code), amount: decimal(amountMinor) },
  }))
  const over: ProposalState = edited && isLate ? 'expired' : 'impossible'
  const isOpen = edited !== undefined && !isLate
  const shown = {
    ...{ kind: 'change' as const, orderNo, currency, isGivenBack: proposal.given_back },
    isBeingChecked: proposal.attempt !== null && !isOpen,
    state: proposal.state === 'open' && !isOpen ? over : proposal.state,
    payUntil: proposal.pay_until.toISOString(),
    difference: decimal(proposal.difference_minor),
    ...{ giftCards, toPay: decimal(restMinor(proposal)) },
    takesGiftCards: await takesGiftCards(trx, dependencies, order),
  }
  if (!edited || !isOpen) return { ...shown, giftCards: [], changes: [] }
  const { content, locale } = order.document
  const parts = listEdited(content, edited.document.content, proposal.edit, locale)
  const taxOf = ({ taxTotal = 0 }: { taxTotal?: number }) => toMinor(taxTotal, currency)
  const tax = decimal(sumMinor([taxOf(edited.document.content), -taxOf(content)]))
  return {
    ...shown,
    changes: toEditedLines(parts, locale),
    totals: { before: decimal(order.totalMinor), after: decimal(edited.totalMinor), tax },
  }
}
