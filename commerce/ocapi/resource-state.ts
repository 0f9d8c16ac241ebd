import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const StateBody = z.looseObject({ _resource_state: z.string().optional() }).catch({})

/** A token of all that a document says: another state, another token. */
export function toResourceState(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex')
}

/** The state on which a change is based, from the body or `x-dw-resource-state`. */
export function getExpectedState(request: FastifyRequest): string | undefined {
  const header = [request.headers['x-dw-resource-state']].flat()[0]
  const { _resource_state: state = header } = StateBody.parse(request.body)
  return state
}
