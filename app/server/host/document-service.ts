import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { HostConfig } from './host-config'
import { MasterError, readMaster } from './media-master'
import { sendBusy } from './send-problem'
import { BusyError } from './limited-queue'
import { WorkQueue } from './work-queue'

const ADDRESS = /^\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.pdf)$/i
const MAX_PATH_LENGTH = 300
// Each document is read whole and may have 30 MB.
const LIMITS = { maxRunning: 4, maxWaiting: 64, maxWaitMs: 20_000 }
// a new version of a document keeps its name
const CACHE_CONTROL = 'public, max-age=3600'

interface DocumentServiceOptions {
  config: Pick<HostConfig, 'mediaOrigin'>
  logger: Pick<Logger, 'error'>
  /** Replaced in tests. */
  fetchMaster?: typeof fetch
}

/**
 * `GET /document/{path}.pdf`: the document `/media/{path}.pdf` under the shop's own address
 * (`pdfURL`, MAT-009). 400 for a path that is not a PDF's, 404 for one that does not exist, 502
 * when documents cannot be reached, 503 when too many requests wait.
 */
export function documentService({
  config,
  logger,
  fetchMaster = fetch,
}: DocumentServiceOptions): RequestHandler {
  const queue = new WorkQueue<Uint8Array>(LIMITS)
  return (req, res) => {
    const path = ADDRESS.exec(req.path)?.[1]
    const refuse = (status: number) =>
      void res.status(status).set('Cache-Control', 'no-store').type('text').send('No such document')
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(405)
    if (path === undefined || path.length > MAX_PATH_LENGTH) return refuse(400)
    const address = `${config.mediaOrigin}/media/${path}`
    queue
      .run(address, () => readMaster(fetchMaster, address))
      .then(
        (document) => {
          res
            .status(200)
            .set('Content-Type', 'application/pdf')
            .set('Content-Length', String(document.length))
            .set('Content-Disposition', 'inline')
            .set('Cache-Control', CACHE_CONTROL)
          res.end(req.method === 'HEAD' ? undefined : document)
        },
        (error: unknown) => {
          if (error instanceof BusyError) return sendBusy(res)
          const status = error instanceof MasterError ? error.status : 502
          if (status !== 404) logger.error({ err: error, path }, 'document failed')
          refuse(status)
        },
      )
  }
}
