import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound, unavailable } from '../http/problem'
import { createAsk, declined, MAX_DECLINES } from './charge-proposal'
import { isClaimedSince } from './claim-payment'
import { createLeftOverGiftCards } from './leftover-gift-cards'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import { requireShown } from './order-problems'
import {
  selectByToken,
  selectProposal,
  selectUnsettled,
  updateProposal,
  type StoredProposal,
} from './order-proposal.repository'
import { selectOrder, type StoredOrder } from './order.repository'
import { restMinor } from './held-gift-cards'
import { createProposalGiftCards, type GiftCardEntry } from './proposal-gift-cards'
import { applyPaid, BUYER, endIfOver, type Asked } from './settle-proposal'
import { toShown, type ShownProposal } from './show-proposal'

export interface ProposalPayment {
  /** Absent if gift cards pay all of it. */
  cardToken?: string | undefined
  /** What the page showed to be left for the card, in decimals; older pages do not say it. */
  expected?: number | undefined
}

export interface ProposalPayments {
  /** @throws Problem 404 for an unknown link, or one of another site. */
  show(siteId: string, token: string): Promise<ShownProposal>
  /**
   * Charges a card for what gift cards do not pay, and changes the order. Repeated or simultaneous
   * requests charge once. What was charged and cannot be changed any more is given back.
   * @throws Problem 400 `payment-declined`, 404, 409 `too-many-declines`, `amount-changed`, 503
   * without a response
   */
  pay(siteId: string, token: string, payment: ProposalPayment): Promise<ShownProposal>
  /**
   * Takes from a gift card what is left to be paid, as far as its balance goes, until it is removed
   * or the change ends.
   * @returns also whether it was taken: once the change has ended, no card is looked at
   * @throws Problem 400 `invalid-gift-certificate`, 404, 409 while a card is charged
   */
  addGiftCard(
    siteId: string,
    token: string,
    card: GiftCardEntry,
  ): Promise<{ shown: ShownProposal; isTaken: boolean }>
  /** @throws Problem 404, 409 while a card is charged */
  removeGiftCard(siteId: string, token: string, id: string): Promise<ShownProposal>
  /**
   * Ends what was not paid in time or can no longer be changed, and finds out what became of
   * payments whose engine stopped. @returns the numbers of the orders
   */
  settle(): Promise<{ settled: string[]; errors: unknown[] }>
}

type Changes = Pick<OrderChanges, 'change' | 'changeAs'>
type Claim = { kind: 'over' } | { kind: 'busy' } | ({ kind: 'ask'; isResumed: boolean } & Asked)

const POLL_MS = 100
const BUSY_FOR_MS = 60_000

export function createProposalPayments(
  db: Db,
  dependencies: OrderDependencies,
  changes: Changes,
): ProposalPayments {
  const { mail } = dependencies
  const claim = createClaim(dependencies, changes)
  const ask = createAsk(db, dependencies, changes)
  const giftCards = createProposalGiftCards(dependencies, changes)
  const lookAfterLeftOver = createLeftOverGiftCards(db, dependencies, changes)

  async function find(siteId: string, token: string) {
    const proposal = await selectByToken(db, token)
    const order = proposal && (await selectOrder(db, proposal.order_no))
    if (!proposal || order?.siteId !== siteId) {
      throw notFound('The link is not known.', 'link-not-found')
    }
    return { proposal, order }
  }

  async function show(siteId: string, token: string): Promise<ShownProposal> {
    const { proposal, order } = await find(siteId, token)
    return transact(db, (trx) => toShown(trx, dependencies, order, proposal))
  }

  /** What was just changed or ended has mails. */
  function deliverAndShow(siteId: string, token: string): Promise<ShownProposal> {
    mail.deliver().catch(() => undefined)
    return show(siteId, token)
  }

  return {
    show,
    async addGiftCard(siteId, token, card) {
      const { proposal } = await find(siteId, token)
      const isTaken = await giftCards.add(proposal, card)
      return { shown: await deliverAndShow(siteId, token), isTaken }
    },
    async removeGiftCard(siteId, token, id) {
      const { proposal } = await find(siteId, token)
      await giftCards.remove(proposal, id)
      return deliverAndShow(siteId, token)
    },
    async pay(siteId, token, { cardToken, expected }) {
      const { proposal } = await find(siteId, token)
      for (let waited = 0; waited < BUSY_FOR_MS; waited += POLL_MS) {
        const claimed = await claim(proposal, { cardToken, expected })
        if (claimed.kind === 'over') return deliverAndShow(siteId, token)
        if (claimed.kind === 'busy') await wait(POLL_MS)
        else {
          const { isApproved, message } = await ask(claimed)
          // a card of an earlier attempt was declined: now the one that was just entered
          if (!isApproved && claimed.isResumed) continue
          if (!isApproved) throw declined(message)
          return show(siteId, token)
        }
      }
      throw unavailable('The payment is still being carried out.')
    },
    async settle() {
      const settled: string[] = []
      const errors: unknown[] = []
      for (const proposal of await selectUnsettled(db, dependencies.now())) {
        try {
          const claimed = await claim(proposal)
          if (claimed.kind === 'ask') await ask(claimed)
          const after = await selectByToken(db, proposal.token)
          if (after?.state !== proposal.state) settled.push(proposal.order_no)
        } catch (error) {
          errors.push(error)
        }
      }
      settled.push(...(await lookAfterLeftOver(errors)))
      return { settled, errors }
    },
  }
}

/**
 * Returns a function that decides, while the order is locked, whether the gateway is asked; without
 * a payment, only what was asked before is asked again.
 */
function createClaim(dependencies: OrderDependencies, { changeAs }: Changes) {
  const { now } = dependencies
  return async function claim(
    { id, order_no: orderNo }: StoredProposal,
    payment?: ProposalPayment,
  ): Promise<Claim> {
    let claimed: Claim = { kind: 'over' }
    await changeAs(BUYER, 'paid by link', orderNo, async (trx, order) => {
      claimed = { kind: 'over' }
      const proposal = await selectProposal(trx, id)
      if (!proposal) return undefined
      if (isClaimedSince(proposal.asked_at, now())) {
        claimed = { kind: 'busy' }
        return undefined
      }
      const isResumed = proposal.attempt !== null
      if (!isResumed) {
        if (await endIfOver(trx, dependencies, order, proposal)) return undefined
        if (proposal.state !== 'open' || !payment) return undefined
        requirePayable(order, proposal, payment)
        if (restMinor(proposal) === 0) return applyPaid(trx, dependencies, { order, proposal })
      }
      const attempt = proposal.attempt ?? {
        paymentInstrumentId: randomUUID().replaceAll('-', ''),
        ...{ token: payment?.cardToken ?? '', amountMinor: restMinor(proposal) },
      }
      const asked = { attempt: JSON.stringify(attempt), asked_at: now() }
      const stored = await updateProposal(trx, id, asked)
      claimed = { kind: 'ask', isResumed, order, proposal: stored, attempt }
      return undefined
    })
    return claimed
  }
}

/** @throws Problem 400 without a card for what is left, 409 */
function requirePayable(
  { currency }: StoredOrder,
  proposal: StoredProposal,
  { cardToken, expected }: ProposalPayment,
): void {
  const rest = restMinor(proposal)
  requireShown(expected, { amountMinor: rest, currency })
  if (rest === 0) return
  if (cardToken === undefined) {
    throw badRequest('A card must pay for the rest.', 'payment-token-missing')
  }
  if (proposal.declines >= MAX_DECLINES) {
    throw conflict('Too many cards were declined.', 'too-many-declines')
  }
}
