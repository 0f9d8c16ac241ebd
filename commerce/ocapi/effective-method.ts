import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from '../http/problem'
import type { Method } from './resources.constants'

const OVERRIDES = ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const MethodQuery = z.object({ method: z.string().optional() }).catch({})

/** @throws Problem 400 for an override that is not allowed. */
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
      // the server omits the body of a response to HEAD
      return 'GET'
  }
}
