import { UNDECIDED } from '../../rules/claims'
import type { Shopper } from '../access/require-shopper'
import type { Db, Trx } from '../db/client'
import { toMinor } from '../money'
import type { OrderProof, StoredOrder } from '../orders/claimed-orders'
import { createClaimPhotos, type ClaimPhotos } from './claim-photos'
import { toShownClaim, type ShownClaim } from './claim.mapper'
import { selectClaims, selectPhotoIds } from './claim.repository'
import type { ClaimBody } from './claim.schemas'
import { selectReplacements } from '../orders/pieces-left'
import {
  claimableLines,
  countsAgainst,
  isSameClaim,
  toClaimBounds,
  type ClaimableLine,
  type ClaimProof,
} from './claims.rules'
import type { ClaimRow } from './claims.tables'
import { makeClaim, type ClaimDependencies } from './make-claim'

interface Claimable {
  orderNo: string
  currency: string
  /** What may be claimed now; empty if nothing may. */
  lines: ClaimableLine[]
  /** Oldest first. */
  claims: ShownClaim[]
}

export interface ClaimService extends ClaimPhotos {
  /** @throws Problem 404, the same for an unknown number and for wrong data. */
  getClaimable(shopper: Shopper, known: OrderProof): Promise<Claimable>
  /**
   * The same claim again, also from another tab, is one claim.
   * @throws Problem 400 for an unknown photo or too many claims, 404, 409 for pieces that cannot be
   * claimed, or an id of another claim
   */
  claim(shopper: Shopper, body: ClaimBody): Promise<ShownClaim>
}

export function createClaimService(db: Db, dependencies: ClaimDependencies): ClaimService {
  const { orders, mail, now, sites } = dependencies
  const { claimed } = orders.backOffice

  const boundsOf = async ({ siteId, currency }: StoredOrder) => {
    const site = await sites.getSite(siteId)
    return toClaimBounds(site?.preferences ?? {}, (amount) => toMinor(amount, currency))
  }

  return {
    ...createClaimPhotos(db, dependencies),

    async getClaimable(shopper, known) {
      const { order, proof } = await claimed.identify(shopper, known)
      const rows = await selectClaims(db, order.orderNo)
      const used = {
        claims: rows.filter(countsAgainst(proof)),
        replacements: await selectReplacements(db, order.document),
      }
      const lines = claimableLines(order, used, await boundsOf(order), now())
      return {
        orderNo: order.orderNo,
        currency: order.currency,
        lines: proof === 'email' ? lines.map(withoutRecipient) : lines,
        claims: await showClaims(db, order, rows, proof),
      }
    },

    async claim(shopper, body) {
      const { order: found, proof } = await claimed.identify(shopper, body)
      const bounds = await boundsOf(found)
      const as = { action: 'claimed' }
      const shown = await claimed.settle(found.orderNo, as, async (trx, order, remedies) => {
        const all = await selectClaims(trx, order.orderNo)
        const earlier = all.filter(countsAgainst(proof))
        const same =
          all.find(({ id }) => id === body.id) ?? earlier.find((one) => isSame(one, body))
        const made = same
          ? { changed: undefined, row: same }
          : await makeClaim(trx, dependencies, order, { body, proof, bounds, earlier }, remedies)
        const [result] = await showClaims(trx, made.changed ?? order, [made.row], proof)
        return { changed: made.changed, result }
      })
      mail.deliver().catch(() => undefined)
      if (!shown) throw new Error('A claim was not stored.')
      return shown
    },
  }
}

/** A claim that is settled is over: the same pieces again are other pieces, or a new question. */
const isSame = (one: ClaimRow, body: ClaimBody) =>
  UNDECIDED.includes(one.state) && isSameClaim(one, body)

/** An e-mail address alone does not say who the recipients are. */
const withoutRecipient = (line: ClaimableLine) => (line.isPickup ? line : { ...line, whom: '' })

async function showClaims(
  db: Db | Trx,
  order: StoredOrder,
  rows: readonly ClaimRow[],
  proof: ClaimProof,
): Promise<ShownClaim[]> {
  const ids = rows.map(({ id }) => id)
  const photos = await selectPhotoIds(db, ids)
  const isTrusted = proof !== 'email'
  return rows.map((row) =>
    toShownClaim(order, row, { photoIds: photos.get(row.id) ?? [], isTrusted }),
  )
}
