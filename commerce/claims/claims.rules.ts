import { millisecondsInDay } from 'date-fns/constants'
import {
  SHOWN_BY_PHOTO,
  type ClaimedItem,
  type ClaimKind,
  type ClaimReason,
  type ClaimState,
} from '../../rules/claims'
import { isInForce, packedQuantityOf, parcelsOf } from '../orders/fulfilment.rules'
import type { OrderDocument } from '../orders/order-document.schemas'
import type { StoredOrder } from '../orders/claimed-orders'
import { countOf, quantityToClaim, type UsedPieces } from '../orders/pieces-left'
import { linesLeft } from '../orders/refund.rules'
import { toMinor } from '../money'
import type { SiteService } from '../sites/site.service'
import { CLAIM_DEFAULTS } from '../sites/site-preferences.rules'

/** Who claims: the order's own shopper, who has the link of its mails, or who knows its e-mail. */
export type ClaimProof = 'owner' | 'link' | 'email'

/** Of a claim that little proves, a person has decided for it. */
export const SETTLED_FOR: readonly ClaimState[] = [
  'to-replace',
  'replaced',
  'returning',
  'refunded',
]

/**
 * Whoever knows only the e-mail address of an order must not hold back those who prove more, until
 * a person decides for it.
 * @returns whether something of an earlier claim is held against a claim with this proof
 */
export const countsAgainst =
  (proof: ClaimProof) =>
  (earlier: { proof: ClaimProof; state?: ClaimState }): boolean =>
    proof === 'email' ||
    earlier.proof !== 'email' ||
    (earlier.state !== undefined && SETTLED_FOR.includes(earlier.state))

/** The bounds within which the rules decide, as the site's preferences say them. */
export interface ClaimBounds {
  /** How long after it was sent or collected something may be claimed. */
  days: number
  /** Up to which cost a claim is refunded at once. */
  atOnceMinor: number
  /** After another claim within these days, an operator looks at it. */
  repeatDays: number
  /** How long after it was sent or collected something may be sent back. */
  returnDays: number
}

export interface ClaimFacts {
  kind: ClaimKind
  proof: ClaimProof
  photos: number
  /** What the pieces cost, and what can still be refunded of the order. */
  amountMinor: number
  refundableMinor: number
  /** The claimant's earlier claims of the last `repeatDays`, without those that prove less. */
  earlier: number
}

export interface ClaimDecision {
  state: Extract<ClaimState, 'open' | 'to-replace' | 'returning' | 'refunded'>
  reason: ClaimReason
}

/** Decides what becomes of a claim: a refund, a replacement, a return, or an operator looks at it. */
export function decideClaim(facts: ClaimFacts, bounds: ClaimBounds): ClaimDecision {
  const open = (reason: ClaimReason): ClaimDecision => ({ state: 'open', reason })
  if (facts.kind === 'late') return open('late')
  if (facts.proof === 'email') return open('unproved')
  if (facts.earlier > 0) return open('again')
  // the money follows only when it came back
  if (facts.kind === 'return') return { state: 'returning', reason: 'returnable' }
  if (facts.amountMinor > bounds.atOnceMinor) return open('too-much')
  if (SHOWN_BY_PHOTO.includes(facts.kind) && facts.photos === 0) return open('no-photo')
  if (facts.kind === 'wrong') return { state: 'to-replace', reason: 'replaced' }
  const isCovered = facts.amountMinor > 0 && facts.amountMinor <= facts.refundableMinor
  return isCovered ? { state: 'refunded', reason: 'small' } : open('unpaid')
}

export interface ClaimableLine extends ClaimedItem {
  productId: string
  name: string
  shipmentId: string
  /** The pickup's shop, or else the recipient. */
  whom: string
  isPickup: boolean
}

type Item = ReturnType<typeof linesLeft>[number]['item']

/** Returns the lines of which something may be claimed that was sent or collected within the days. */
export function claimableLines(
  order: StoredOrder,
  used: UsedPieces,
  { days }: Pick<ClaimBounds, 'days'>,
  now: Date,
): ClaimableLine[] {
  if (!isInForce(order) || days === 0) return []
  const { content } = order.document
  return linesLeft(order.document).flatMap(({ item, itemId }) => {
    const { shipmentId = '', productId = '', productName: name = productId } = item
    const shipment = content.shipments?.find((one) => one.shipmentId === shipmentId)
    const at = leftAt(order.document, item)
    if (at === undefined || now.getTime() - at > days * millisecondsInDay) return []
    const quantity = quantityToClaim(order, item, used)
    if (quantity === 0) return []
    const isPickup = order.document.pickups?.[shipmentId] !== undefined
    const { companyName, fullName = '' } = shipment?.shippingAddress ?? {}
    const whom = isPickup ? (companyName ?? '') : fullName
    return [{ itemId, quantity, productId, name, shipmentId, whom, isPickup }]
  })
}

/** When something of a line last left: sent, or collected in a shop; undefined before. */
function leftAt(document: OrderDocument, item: Item): number | undefined {
  const { shipmentId = '' } = item
  const moves = document.pickups?.[shipmentId]?.moves ?? []
  const collected = moves.filter(({ state, items }) => state === 'collected' || items !== undefined)
  const parcels = parcelsOf(document, shipmentId).filter((one) => packedQuantityOf(one, item) > 0)
  const at = parcels.at(-1)?.shippedAt ?? collected.at(-1)?.at
  return at === undefined ? undefined : Date.parse(at)
}

/** Whether two claims are about the same pieces, e.g. of two tabs. */
export function isSameClaim(
  one: { kind: ClaimKind; items: readonly ClaimedItem[] },
  other: { kind: ClaimKind; items: readonly ClaimedItem[] },
): boolean {
  return (
    one.kind === other.kind &&
    one.items.length === other.items.length &&
    one.items.every(({ itemId, quantity }) => countOf(other.items, itemId) === quantity)
  )
}

/** @param toCents converts whole units of the order's currency */
export function toClaimBounds(
  preferences: Readonly<Record<string, unknown>>,
  toCents: (amount: number) => number,
): ClaimBounds {
  const read = (name: keyof typeof CLAIM_DEFAULTS) => {
    const value = Number(preferences[name] ?? CLAIM_DEFAULTS[name])
    return Number.isFinite(value) && value >= 0 ? value : CLAIM_DEFAULTS[name]
  }
  return {
    days: read('claimDays'),
    atOnceMinor: toCents(read('claimRefundLimit')),
    repeatDays: read('claimRepeatDays'),
    returnDays: read('returnDays'),
  }
}

export async function readBounds(
  sites: Pick<SiteService, 'getSite'>,
  { siteId, currency }: StoredOrder,
): Promise<ClaimBounds> {
  const site = await sites.getSite(siteId)
  return toClaimBounds(site?.preferences ?? {}, (amount) => toMinor(amount, currency))
}
