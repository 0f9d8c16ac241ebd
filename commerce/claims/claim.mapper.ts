import type { ClaimedItem, ClaimKind, ClaimState } from '../../rules/claims'
import { toDecimal } from '../money'
import type { StoredOrder } from '../orders/claimed-orders'
import { amountOf } from '../orders/refund.rules'
import type { ClaimRow } from './claims.tables'
import type { WaysBack } from './returned-pieces'

/** A claim as its shopper sees it. */
export interface ShownClaim {
  id: string
  kind: ClaimKind
  state: ClaimState
  items: (ClaimedItem & { name: string })[]
  createdAt: string
  /** What the shopper wrote, and an operator answered; not for a guest who has only an address. */
  words?: string
  answer?: string
  photoIds: string[]
  /** Not for a guest who has only an address either. */
  refund?: { amount: number; to: RefundTarget[] }
  /** The order that replaces the items at no cost. */
  replacedBy?: string
  returnReason?: string
  /** Of a return that may be sent. */
  returnNo?: string
  /** Whether there is a label for it; not for what is brought back to a shop. */
  hasLabel: boolean
  /** Whether something of it is brought back to the shop in which it was collected. */
  toShop: boolean
}

const LAST_DIGITS = 4

/** Where a part of a refund went. */
interface RefundTarget {
  amount: number
  methodId: string
  cardType?: string
  lastDigits?: string
  isByHand: boolean
}

export function toShownClaim(
  order: StoredOrder,
  row: ClaimRow,
  {
    photoIds,
    isTrusted,
    ways,
  }: { photoIds: readonly string[]; isTrusted: boolean; ways: WaysBack },
): ShownClaim {
  const refund = isTrusted ? toRefund(order, row.refund_id) : undefined
  const replacedBy = isTrusted ? replacingOrderOf(order, row.id) : undefined
  return {
    ...{ id: row.id, kind: row.kind, state: row.state },
    items: nameItems(order, row.items),
    createdAt: row.created_at.toISOString(),
    ...(isTrusted && { words: row.words, ...(row.answer !== null && { answer: row.answer }) }),
    photoIds: isTrusted ? [...photoIds] : [],
    ...(refund && { refund }),
    ...(replacedBy !== undefined && { replacedBy }),
    ...(row.return_reason !== null && { returnReason: row.return_reason }),
    ...(row.return_no !== null && { returnNo: row.return_no }),
    hasLabel: ways.hasLabel && isTrusted && row.state === 'returning',
    toShop: ways.toShop && row.state === 'returning',
  }
}

export const replacingOrderOf = (
  { document }: Pick<StoredOrder, 'document'>,
  claimId: string,
): string | undefined => document.replacements?.find(({ id }) => id === claimId)?.orderNo

export function nameItems(
  { document }: Pick<StoredOrder, 'document'>,
  items: readonly ClaimedItem[],
): (ClaimedItem & { name: string })[] {
  return items.map((item) => {
    const line = document.content.productItems?.find(({ itemId }) => itemId === item.itemId)
    return { ...item, name: line?.productName ?? line?.productId ?? item.itemId }
  })
}

function toRefund({ document, currency }: StoredOrder, id: string | null): ShownClaim['refund'] {
  const refund = document.refunds?.find((one) => one.id === id)
  if (!refund) return undefined
  const to = refund.parts
    .filter(({ state }) => state !== 'refused')
    .map(({ paymentInstrumentId, amountMinor, state }): RefundTarget => {
      const payment = document.payments.find(
        ({ instrument }) => instrument.paymentInstrumentId === paymentInstrumentId,
      )
      const card = payment?.instrument.paymentCard
      return {
        amount: toDecimal(amountMinor, currency),
        methodId: payment?.instrument.paymentMethodId ?? '',
        ...(card?.cardType && { cardType: card.cardType }),
        ...(card?.maskedNumber && { lastDigits: card.maskedNumber.slice(-LAST_DIGITS) }),
        isByHand: state === 'by-hand',
      }
    })
  return { amount: toDecimal(amountOf(refund), currency), to }
}
