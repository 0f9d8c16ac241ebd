import type { FastifyInstance } from 'fastify'
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth'
import { badRequest } from './problem'
import { parseStorableJson } from './unstorable-text'

/** Takes an empty JSON body for none: the SDK sends its content type without a body, too. */
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
