import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { TRACKING_FILE_TYPE, TRACKING_LIMITS, type TrackingResults } from '../../contracts/tracking'
import { badRequest } from '../http/problem'
import { actorOf } from '../operators/operator-access'
import type { OrderService } from '../orders/order.service'
import { readTrackingFile } from './tracking-file'

const TRACKING = `${BACK_OFFICE_API}/orders/tracking`

const Text = z.string().max(300)
const Rows = z.object({
  rows: z
    .array(
      z.object({
        row: z.number().int().min(1).max(1_000_000),
        orderNo: Text,
        shipmentId: Text,
        carrier: Text,
        trackingNumber: Text,
        isConfirmed: z.boolean().optional(),
      }),
    )
    .min(1)
    .max(TRACKING_LIMITS.perRequest),
})

/** Parcels are marked as sent with the tracking numbers of a file, after a look at what it does. */
export function registerTracking(
  app: FastifyInstance,
  { backOffice }: Pick<OrderService, 'backOffice'>,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      TRACKING_FILE_TYPE,
      { parseAs: 'buffer', bodyLimit: TRACKING_LIMITS.bytes },
      (_, body, done) => done(null, body),
    )
    scope.post(
      `${TRACKING}/check`,
      { bodyLimit: TRACKING_LIMITS.bytes },
      async ({ body }): Promise<TrackingResults> => {
        if (!Buffer.isBuffer(body)) throw badRequest('Send a CSV file.')
        return { rows: await backOffice.checkTracking(readTrackingFile(body)) }
      },
    )
    scope.post(TRACKING, async (request): Promise<TrackingResults> => {
      const { rows } = Rows.parse(request.body)
      const log = (err: unknown) => request.log.error({ err }, 'a parcel could not be sent')
      return { rows: await backOffice.sendTracked(rows, actorOf(request), log) }
    })
  })
}
