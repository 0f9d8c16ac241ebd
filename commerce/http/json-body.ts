import type { FastifyInstance } from 'fastify'
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth'
import { badRequest } from './problem'
import { parseStorableJson } from './unstorable-text'

/**
 * Accepts an empty JSON body as no body, because the SDK sends a JSON content type on calls without
 * a body.
 */
export function registerJsonBody(app: FastifyInstance): void {
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
