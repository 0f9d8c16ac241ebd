import type { Actor } from '../audit/record-change'
import type { Trx } from '../db/client'
import { transactPart } from '../db/transact'
import { Problem } from '../http/problem'
import type { Remedies, StoredOrder } from '../orders/claimed-orders'
import type { ClaimRow } from './claims.tables'

type Claimed = Pick<ClaimRow, 'id' | 'kind' | 'items'>

/** The claim's id makes it one replacement, and leads from the claim to it. */
export const toReplacementRequest = ({ id, kind, items }: Claimed) => ({
  ...{ id, items },
  reason: `Claim: ${kind}`,
})

/**
 * Orders the replacement of what is claimed. Where it cannot be ordered, e.g. because nothing is in
 * stock, a person sends it.
 */
export async function tryToReplace(
  trx: Trx,
  order: StoredOrder,
  claim: Claimed,
  replace: Remedies['replace'],
  by: Actor | undefined,
): Promise<{ changed?: StoredOrder; state: 'replaced' | 'to-replace'; obstacle?: string }> {
  try {
    const request = toReplacementRequest(claim)
    const changed = await transactPart(trx, () => replace(trx, order, request, by))
    return { changed, state: 'replaced' }
  } catch (error) {
    if (error instanceof Problem && error.status < 500) {
      return { state: 'to-replace', obstacle: error.detail }
    }
    throw error
  }
}
