import { UNDECIDED } from '../../rules/claims'
import type { Shopper } from '../access/require-shopper'
import type { Db, Trx } from '../db/client'
import type { OrderProof, StoredOrder } from '../orders/claimed-orders'
import { transact } from '../db/transact'
import type { Site } from '../sites/site.service'
import { createClaimReturns, type ClaimReturns } from './claim-returns'
import { listOpenLines } from './returnable-lines'
import { createClaimPhotos, type ClaimPhotos } from './claim-photos'
import { toShownClaim, type ShownClaim } from './claim.mapper'
import { selectClaims, selectPhotoIds } from './claim.repository'
import type { ClaimBody } from './claim.schemas'
import {
  countsAgainst,
  isSameClaim,
  readBounds,
  type ClaimableLine,
  type ClaimProof,
} from './claims.rules'
import type { ClaimRow } from './claims.tables'
import { makeClaim, type ClaimDependencies } from './make-claim'
import { waysBack } from './returned-pieces'

export { lockClaimant } from './claim.repository'

interface Claimable {
  orderNo: string
  currency: string
  /** What may be claimed now; empty if nothing may. */
  lines: ClaimableLine[]
  /** What may be sent back now. */
  returnable: ClaimableLine[]
  /** Oldest first. */
  claims: ShownClaim[]
}

export interface ClaimService extends ClaimPhotos, ClaimReturns {
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
  const { orders, mail, sites } = dependencies
  const { claimed } = orders.backOffice

  const prove = async ({ siteId }: StoredOrder, proof: ClaimProof): Promise<Proved> => ({
    isTrusted: proof !== 'email',
    site: await sites.getSite(siteId),
  })

  return {
    ...createClaimPhotos(db, dependencies),
    ...createClaimReturns(db, dependencies),

    async getClaimable(shopper, known) {
      const { order, proof } = await claimed.identify(shopper, known)
      const rows = await selectClaims(db, order.orderNo)
      const counted = rows.filter(countsAgainst(proof))
      const bounds = await readBounds(sites, order)
      const open = await transact(db, (trx) =>
        listOpenLines(trx, dependencies, order, counted, bounds),
      )
      const shown = (lines: ClaimableLine[]) =>
        proof === 'email' ? lines.map(withoutRecipient) : lines
      return {
        orderNo: order.orderNo,
        currency: order.currency,
        lines: shown(open.lines),
        returnable: shown(open.returnable),
        claims: await showClaims(db, order, rows, await prove(order, proof)),
      }
    },

    async claim(shopper, body) {
      const { order: found, proof } = await claimed.identify(shopper, body)
      const bounds = await readBounds(sites, found)
      const proved = await prove(found, proof)
      const as = { action: 'claimed', known: found }
      const shown = await claimed.settle(found.orderNo, as, async (trx, order, remedies) => {
        const all = await selectClaims(trx, order.orderNo)
        const earlier = all.filter(countsAgainst(proof))
        const same =
          all.find(({ id }) => id === body.id) ?? earlier.find((one) => isSame(one, body))
        const asked = { body, proof, bounds, earlier }
        const open = await listOpenLines(trx, dependencies, order, earlier, bounds)
        const made = same
          ? { changed: undefined, row: same }
          : await makeClaim(trx, dependencies, order, { ...asked, open }, remedies)
        const [result] = await showClaims(trx, made.changed ?? order, [made.row], proved)
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

interface Proved {
  isTrusted: boolean
  site: Site | undefined
}

async function showClaims(
  db: Db | Trx,
  order: StoredOrder,
  rows: readonly ClaimRow[],
  { isTrusted, site }: Proved,
): Promise<ShownClaim[]> {
  const ids = rows.map(({ id }) => id)
  const photos = await selectPhotoIds(db, ids)
  return rows.map((row) =>
    toShownClaim(order, row, {
      ...{ photoIds: photos.get(row.id) ?? [], isTrusted },
      ways: waysBack(order, row, site),
    }),
  )
}
