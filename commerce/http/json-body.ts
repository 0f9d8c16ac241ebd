import type { FastifyInstance } from 'fastify'
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth'
import { badRequest, Problem } from './problem'
import { parseStorableJson } from './unstorable-text'

/**
 * Accepts an empty JSON body as no body, because the SDK sends a JSON content type on calls without
 * a body.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.addHook('preParsing', async ({ headers }) => refuseEncoding(headers['content-encoding']))
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString()
    if (text.trim() === '') return done(null, undefined)
    if (isDeeperThan(text)) {
      const detail = `The request body is nested deeper than ${MAX_JSON_DEPTH} levels.`
      return done(badRequest(detail, 'malformed-request-body'), undefined)
    }
    try {
      const parsed = parseStorableJson(text)
      done(null, parsed)
    } catch {
      done(badRequest('The request body is not valid JSON.', 'malformed-request-body'), undefined)
    }
  })
}

/** Bodies are read as they are sent: a compressed one, or one that only says so, is refused. */
function refuseEncoding(encoding: string | undefined): void {
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return
  const detail = 'Send the request body without Content-Encoding; it is not decompressed.'
  throw new Problem(415, 'unsupported-encoding', 'Unsupported Media Type', detail)
}
