import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import { shopDay } from '../../rules/shop-day'
import {
  EXPORT_KINDS,
  EXPORT_RIGHTS,
  IMPORT_FILE_TYPE,
  type ExportKind,
  type ExportState,
} from '../../contracts/import'
import { hasRight } from '../../rules/operator-rights'
import { recordChange } from '../audit/record-change'
import { zipSink } from '../export/archive-sink'
import { exportArchive } from '../export/export-archive'
import { toExportKinds } from '../export/export-kinds'
import { conflict, forbidden } from '../http/problem'
import { accessOf, actorOf, requireRights } from '../operators/operator-access'
import type { Config } from '../config'
import type { Db } from '../db/client'

export interface ExportsNeeds {
  config: Config
  db: Db
  now: () => Date
}

const EXPORTS = `${BACK_OFFICE_API}/exports`
/** A download that does not go on for this time is ended. */
const STALLED_MS = 60_000

const ExportQuery = z.strictObject({
  with: z
    .string()
    .max(200)
    .default('')
    .transform((text) => text.split(',').filter((kind) => kind !== ''))
    .pipe(z.array(z.enum(EXPORT_KINDS))),
})

/**
 * Downloads the shop as a site-import archive, which is written only as fast as it is read. No
 * transaction is held meanwhile: it would stop the embedded database.
 */
export function registerExportSection(app: FastifyInstance, services: ExportsNeeds): void {
  const { config, db, now } = services
  let isRunning = false
  app.register(async (scope) => {
    requireRights(scope, { read: 'imports.read', write: 'imports.write' })

    scope.get(EXPORTS, async (): Promise<ExportState> => ({ isRunning }))

    scope.get(`${EXPORTS}/archive.zip`, { exposeHeadRoute: false }, async (request, reply) => {
      const kinds = ExportQuery.parse(request.query).with
      requireKinds(request, kinds)
      if (isRunning) throw conflict('An archive is already being written.', 'export-running')
      isRunning = true
      try {
        const change = {
          action: 'downloaded',
          subject: { type: 'export', id: 'archive' },
          after: { with: kinds },
        } as const
        await db.transaction().execute((trx) => recordChange(trx, actorOf(request), change, now()))
      } catch (error) {
        isRunning = false
        throw error
      }
      const sink = zipSink()
      sink.output.once('close', () => (isRunning = false))
      reply.raw.setTimeout(STALLED_MS, () => sink.output.destroy())
      const options = { kinds: toExportKinds(kinds), mediaFolder: config.importedMediaDir }
      exportArchive(db, sink, options).catch((error: Error) => {
        request.log.warn({ err: error }, 'An export was not completed')
        sink.output.destroy(error)
      })
      const day = shopDay(now())
      return reply
        .header('content-type', IMPORT_FILE_TYPE)
        .header('content-disposition', `attachment; filename="shop-${day}.zip"`)
        .send(sink.output)
    })
  })
}

/** @throws Problem 403 */
function requireKinds(request: FastifyRequest, kinds: readonly ExportKind[]): void {
  const { roles } = accessOf(request)
  for (const kind of kinds) {
    const missing = EXPORT_RIGHTS[kind].filter((right) => !hasRight(roles, right))
    if (missing.length === 0) continue
    throw forbidden(
      `Your roles do not allow you to export this (${kind}). Required: ${missing.join(', ')}.`,
      'right-missing',
    )
  }
}
