import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import type { Shopper } from '../access/require-shopper'
import type { Db } from '../db/client'
import { badRequest, notFound } from '../http/problem'
import { normalizePicture } from '../media/normalize-picture'
import type { OrderProof } from '../orders/claimed-orders'
import { deleteOldPhotos, insertPhoto, selectLoosePhotos, selectPhoto } from './claim.repository'
import { countsAgainst } from './claims.rules'
import type { ClaimDependencies } from './make-claim'

export interface ClaimPhotos {
  /**
   * Keeps a photo for a claim that is being written.
   * @throws Problem 400 for a file that is no accepted picture, or too many of them; 404
   */
  addPhoto(shopper: Shopper, known: OrderProof, picture: Buffer): Promise<{ photoId: string }>
  /** @throws Problem 404. */
  getPhoto(shopper: Shopper, known: OrderProof, photoId: string): Promise<Buffer>
  /** Deletes photos that nobody needs any more. @returns how many */
  forgetPhotos(): Promise<number>
}

/** A photo must show what is wrong, no more. */
const PHOTO_EDGE = 1600
/** Photos of claims that are being written, per order. */
const MOST_LOOSE_PHOTOS = 12
const LOOSE_DAYS = 2
/** How long photos are kept after a claim is settled. */
const SETTLED_DAYS = 180

export function createClaimPhotos(
  db: Db,
  { orders, now }: Pick<ClaimDependencies, 'orders' | 'now'>,
): ClaimPhotos {
  const { claimed } = orders.backOffice
  const before = (days: number) => new Date(now().getTime() - days * millisecondsInDay)
  return {
    async addPhoto(shopper, known, picture) {
      const { order, proof } = await claimed.identify(shopper, known)
      const { orderNo } = order
      const { bytes } = await normalizePicture(picture, { maxEdge: PHOTO_EDGE, as: 'jpg' })
      const photoId = randomUUID()
      await claimed.settle(orderNo, { action: 'photo' }, async (trx) => {
        const loose = (await selectLoosePhotos(trx, orderNo)).filter(countsAgainst(proof))
        if (loose.length >= MOST_LOOSE_PHOTOS) {
          throw badRequest(
            'There are too many photos for this order. Please try again later.',
            'too-many-photos',
          )
        }
        await insertPhoto(trx, { id: photoId, orderNo, proof, picture: bytes }, now())
        return { result: undefined }
      })
      return { photoId }
    },

    async getPhoto(shopper, known, photoId) {
      const { order } = await claimed.identify(shopper, known)
      const picture = await selectPhoto(db, { id: photoId, orderNo: order.orderNo })
      if (!picture) throw notFound('There is no such photo.', 'photo-not-found')
      return picture
    },

    forgetPhotos: () =>
      deleteOldPhotos(db, { loose: before(LOOSE_DAYS), settled: before(SETTLED_DAYS) }),
  }
}
