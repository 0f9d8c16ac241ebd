import { randomBytes } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import type { OfficeProposal, OrderEditRequest } from '../../contracts/order-edit'
import { formatMinor } from '../../rules/office-money'
import type { Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { badRequest, conflict } from '../http/problem'
import { toEndedProposalMail, toProposalMail } from '../mail/proposal-mails.rules'
import { toDecimal, toMinor } from '../money'
import { CARD } from '../../rules/payment-methods'
import { timezoneOf } from '../sites/shop-time.rules'
import { localizedPath, toStorefrontLink } from '../sites/storefront-link'
import { assessEdit, toAgreed, type EditedOrder } from './assess-edit'
import { isClaimedSince } from './claim-payment'
import { listEdited, toEditedLines } from './edit-words'
import { compareStock, takeStock } from './edited-stock'
import { addHistory } from './fail-order'
import { giveBackGiftCards, heldMinor } from './held-gift-cards'
import { isUnderWay } from './fulfilment.rules'
import type { OrderChanges } from './order-changes'
import type { OrderDependencies } from './order-dependencies'
import type { OrderDocument } from './order-document.schemas'
import { requireRevision } from './order-edit.rules'
import { loadOrderMailContext } from './order-mail-context'
import { notPossible } from './order-problems'
import {
  EMPTIED,
  insertProposal,
  requireNoOpenProposal,
  selectProposal,
  selectShownProposal,
  updateProposal,
  type StoredProposal,
} from './order-proposal.repository'
import { toOrder } from './order.mapper'
import { selectOrder, selectStockLines, updateOrder, type StoredOrder } from './order.repository'
import { assessProposal } from './show-proposal'

/** How long stock is kept for a change that is not paid. */
export const PAY_WITHIN_MS = 2 * millisecondsInDay

/** Changes that make an order dearer: an operator proposes them, and the buyer pays by a link. */
export interface EditProposals {
  /**
   * Keeps the stock that an edit needs, and mails the buyer a link with which to pay for it.
   * @throws Problem as `editOrder`; 400 for an edit that costs nothing more
   */
  proposeEdit(orderNo: string, request: OrderEditRequest, by: Actor): Promise<void>
  /** The change that waits, or that ended without an operator's doing; undefined without any. */
  findProposal(orderNo: string): Promise<OfficeProposal | undefined>
  /** @throws Problem 409 for one that no longer waits, or that is being paid at this moment. */
  withdrawProposal(orderNo: string, id: string, by: Actor): Promise<void>
  /** @throws Problem 409 for one that no longer waits. */
  mailProposal(orderNo: string, id: string, by: Actor): Promise<void>
}

export function createEditProposals(
  db: Db,
  dependencies: OrderDependencies,
  { changeAs }: Pick<OrderChanges, 'changeAs'>,
): EditProposals {
  const { mail, now, sites } = dependencies
  return {
    async proposeEdit(orderNo, { edit, revision, expectedDifference }, by) {
      await changeAs(by, 'change proposed', orderNo, async (trx, order) => {
        requireRevision(order, revision)
        await requireNoOpenProposal(trx, orderNo)
        const edited = await assessEdit(trx, dependencies, order, edit)
        const differenceMinor = edited.totalMinor - order.totalMinor
        if (differenceMinor !== toMinor(expectedDifference, order.currency)) {
          throw notPossible(orderNo, 'The price has changed meanwhile. Look at it again.')
        }
        if (differenceMinor <= 0) throw badRequest('It costs nothing more, so it needs no payment.')
        await requireCards(trx, dependencies, order.siteId)
        return keep(trx, dependencies, edited, { edit, differenceMinor, by })
      })
      mail.deliver().catch(() => undefined)
    },
    async findProposal(orderNo) {
      const order = await selectOrder(db, orderNo)
      const proposal = order && (await selectShownProposal(db, orderNo))
      if (!proposal) return undefined
      const isBeingPaid = isClaimedSince(proposal.asked_at, now())
      return {
        ...{ id: proposal.id, changes: proposal.changes, by: proposal.by_name },
        ...{ state: proposal.state, isBeingPaid },
        isUnclear: proposal.attempt !== null && !isBeingPaid,
        difference: toDecimal(proposal.difference_minor, order.currency),
        payUntil: proposal.pay_until.toISOString(),
        link: toPayLink(dependencies, await sites.getSite(order.siteId), order, proposal),
      }
    },
    async withdrawProposal(orderNo, id, by) {
      await changeAs(by, 'change withdrawn', orderNo, async (trx, order) => {
        const proposal = await requireOpen(trx, orderNo, id)
        if (isClaimedSince(proposal.asked_at, now())) {
          throw notPossible(orderNo, 'The buyer is paying for it at this moment.')
        }
        return endProposal(trx, dependencies, order, proposal, 'withdrawn', by.name)
      })
    },
    async mailProposal(orderNo, id, by) {
      await changeAs(by, 'link mailed', orderNo, async (trx, order) => {
        const { mails } = await requireOpen(trx, orderNo, id)
        const proposal = await updateProposal(trx, id, { mails: mails + 1 })
        const edited = await assessProposal(trx, dependencies, order, proposal)
        if (!edited) throw notPossible(orderNo, 'The change is no longer possible. Withdraw it.')
        await mailLink(trx, dependencies, order, proposal, edited.document)
        return order
      })
      mail.deliver().catch(() => undefined)
    },
  }
}

const TEXTS = {
  withdrawn: 'proposed change withdrawn',
  expired: 'proposed change ended: not paid in time',
  impossible: 'proposed change ended: no longer possible',
} as const

/** Ends a proposal that is locked and waits, and tells the buyer, unless only its time was over. */
export async function endProposal(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  proposal: StoredProposal,
  state: keyof typeof TEXTS,
  by?: string,
): Promise<StoredOrder> {
  const closed = await closeProposal(trx, dependencies, order, proposal, state, by)
  // who cancels an order gets a mail about all of it
  if (order.status === 'cancelled') return closed
  const giftMinor = heldMinor(proposal)
  if (state === 'expired' && giftMinor === 0) return closed
  const context = await loadOrderMailContext(trx, dependencies, closed)
  const { id, attempt } = proposal
  const notice = {
    ...{ id, state, isUnclear: attempt !== null, isUnderWay: isUnderWay(closed) },
    giftCards: toDecimal(giftMinor, order.currency),
  }
  await dependencies.mail.queue(trx, toEndedProposalMail(toOrder(closed), notice, context))
  return closed
}

/** Gives back the stock and the gift cards of a proposal that is locked and waits. */
export async function closeProposal(
  trx: Trx,
  dependencies: Pick<OrderDependencies, 'giftCertificates' | 'inventory' | 'now'>,
  order: StoredOrder,
  proposal: StoredProposal,
  state: keyof typeof TEXTS,
  by?: string,
): Promise<StoredOrder> {
  const { inventory, now } = dependencies
  await inventory.giveBack(trx, proposal.held)
  await giveBackGiftCards(trx, dependencies, order, proposal)
  await updateProposal(trx, proposal.id, { ...EMPTIED, state })
  const document = addHistory(order.document, TEXTS[state], now(), by)
  return updateOrder(trx, order.orderNo, { document }, now())
}

async function keep(
  trx: Trx,
  dependencies: OrderDependencies,
  edited: EditedOrder,
  {
    edit,
    differenceMinor,
    by,
  }: Pick<OrderEditRequest, 'edit'> & { differenceMinor: number; by: Actor },
): Promise<StoredOrder> {
  const { now } = dependencies
  const { order, parts, stock, document: changed } = edited
  const { orderNo, currency } = order
  const { more } = compareStock(await selectStockLines(trx, order), stock)
  const held = await takeStock(trx, dependencies, more)
  const changes = toEditedLines(parts)
  const proposal = await insertProposal(trx, {
    ...{ id: randomBytes(12).toString('hex'), token: randomBytes(24).toString('base64url') },
    ...{ order_no: orderNo, edit, changes, held, difference_minor: differenceMinor },
    ...{ by_name: by.name, created_at: now(), agreed: toAgreed(edited) ?? null },
    pay_until: new Date(now().getTime() + PAY_WITHIN_MS),
  })
  const title = `change proposed for ${formatMinor(differenceMinor, currency)} more`
  const document = addHistory(order.document, [title, ...changes].join('\n'), now(), by.name)
  const noted = await updateOrder(trx, orderNo, { document }, now())
  await mailLink(trx, dependencies, noted, proposal, changed)
  return noted
}

async function mailLink(
  trx: Trx,
  dependencies: OrderDependencies,
  order: StoredOrder,
  proposal: StoredProposal,
  changed: OrderDocument,
): Promise<void> {
  const { content, locale } = order.document
  const site = await dependencies.sites.getSite(order.siteId, trx)
  const lines = toEditedLines(listEdited(content, changed.content, proposal.edit, locale), locale)
  const context = await loadOrderMailContext(trx, dependencies, order)
  const notice = {
    ...{ lines, id: `${proposal.id}-${proposal.mails}` },
    difference: toDecimal(proposal.difference_minor, order.currency),
    until: { at: proposal.pay_until, timeZone: timezoneOf(site?.preferences ?? {}) },
    payLink: toPayLink(dependencies, site, order, proposal),
  }
  await dependencies.mail.queue(trx, toProposalMail(toOrder(order), notice, context))
}

/** The token is in the fragment, which browsers do not send to servers, so that no log has it. */
export function toPayLink(
  config: Pick<OrderDependencies, 'storefrontOrigins'>,
  site: Awaited<ReturnType<OrderDependencies['sites']['getSite']>>,
  { document: { locale } }: StoredOrder,
  { token }: { token: string },
): string {
  return `${toStorefrontLink(config, site, localizedPath(site, locale, '/pay'))}#${token}`
}

/** @throws Problem 409: a link takes nothing but cards. */
export async function requireCards(
  trx: Trx,
  { payments }: Pick<OrderDependencies, 'payments'>,
  siteId: string,
): Promise<void> {
  const methods = await payments.listMethods(siteId, trx)
  const isTaken = methods.some(
    ({ id, isWithoutAuthorization }) => id === CARD && !isWithoutAuthorization,
  )
  if (!isTaken) throw conflict('The site takes no cards, so it cannot be paid for.')
}

async function requireOpen(trx: Trx, orderNo: string, id: string): Promise<StoredProposal> {
  const proposal = await selectProposal(trx, id)
  if (proposal?.order_no === orderNo && proposal.state === 'open') return proposal
  throw notPossible(orderNo, 'The change no longer waits. Look at the order again.')
}
