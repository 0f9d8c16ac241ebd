import type { FastifyRequest } from 'fastify'
import { badRequest, notFound } from './problem'

// percent signs may be encoded themselves, because ids with commas are encoded twice
const ENCODED_NULL = /%(25)*00/i
const ESCAPED = /\\u(0000|d[89a-f])/i
const UNSTORABLE = /\0|[\ud800-\udfff]/u

/**
 * Refuses null characters, which databases cannot store.
 * @throws Problem 404 for a path with a null character (no resource has such a name), 400 for a
 * query.
 */
export function refuseNullCharacters(request: FastifyRequest): void {
  if (!ENCODED_NULL.test(request.url)) return
  const [path = ''] = request.url.split('?')
  if (ENCODED_NULL.test(path)) throw notFound('No resource has a name with such a character.')
  throw badRequest('The query contains a character that is not allowed.', 'validation')
}

/** Parses JSON, refusing null characters and unpaired surrogates. @throws SyntaxError */
export function parseStorableJson(text: string): unknown {
  if (!ESCAPED.test(text) && !text.includes('\0')) return JSON.parse(text)
  return JSON.parse(text, (key, value: unknown) => {
    const isText = typeof value === 'string'
    if (UNSTORABLE.test(key) || (isText && UNSTORABLE.test(value))) {
      throw new SyntaxError('A text contains a character that is not allowed.')
    }
    return value
  })
}
