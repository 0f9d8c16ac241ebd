import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../http/problem'
import type { Method } from './resources.constants'

const OVERRIDES = ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const MethodQuery = z.object({ method: z.string().optional() }).catch({})

/**
 * What a request asks to be done: a POST may name another method in `x-dw-http-method-override`
 * or `method`, for networks that let only GET and POST through.
 * @throws Problem 400 for a method that may not be named.
 */
export function getEffectiveMethod(request: FastifyRequest): Method | 'OPTIONS' {
  const header = [request.headers['x-dw-http-method-override']].flat()[0]
  const { method = header } = MethodQuery.parse(request.query)
  const asked = request.method === 'POST' && method ? method.toUpperCase() : undefined
  if (asked !== undefined && asked !== 'POST' && !OVERRIDES.includes(asked)) {
    const detail = `The HTTP method '${method}' is not allowed as an override.`
    const kind = 'illegal-http-method-override'
    throw new Problem(400, kind, 'Bad Request', detail, { method })
  }
  return toMethod(asked ?? request.method)
}

function toMethod(name: string): Method | 'OPTIONS' {
  switch (name) {
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
    case 'OPTIONS':
      return name
    default:
      // the body of an answer to HEAD is left out by the server
      return 'GET'
  }
}
