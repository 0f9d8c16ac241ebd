import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { assignRequestId } from './request-id'

const QUIET = /^\/(?:mobify\/bundle|image|health)(?:\/|$)/

/** One JSON line for each answered request, without headers, cookies or query values. */
export function accessLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: assignRequestId,
    quietReqLogger: true,
    customLogLevel: (req: IncomingMessage, res: ServerResponse, error?: Error) => {
      // a process that starts or ends says so
      if (req.url === '/health') return 'debug'
      if (error || res.statusCode >= 500) return 'error'
      return QUIET.test(req.url ?? '') ? 'debug' : 'info'
    },
    // A 5xx response is not logged as an error here, because the code that failed has already
    // logged it.
    customErrorObject: (_req: unknown, _res: unknown, _error: Error, line: object) => ({
      ...line,
      err: undefined,
    }),
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  })
}
