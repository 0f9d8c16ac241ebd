import type { FastifyReply } from 'fastify'
import { ZodError } from 'zod'
import { Problem } from '../../http/problem'

type HubErrorType =
  'CONTENT_NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN' | 'NOT_FOUND' | 'UNAUTHORIZED' | 'VALIDATION'

export function toHubError(type: HubErrorType, message: string, data?: unknown) {
  return { error: { type, message, ...(data !== undefined && { data }) } }
}

export function sendHubError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof ZodError) {
    const data = error.issues.map(({ path, message }) => ({ path: path.join('/'), message }))
    return reply.code(400).send(toHubError('VALIDATION', 'The request is not valid', data))
  }
  if (error instanceof Problem && error.status === 403) {
    return reply.code(403).send(toHubError('FORBIDDEN', error.message))
  }
  throw error
}
