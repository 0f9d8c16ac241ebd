import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { DatabaseAwayError } from '../db/database-away'
import { findLongAddress } from './long-address'
import { badRequest, notFound, Problem, unavailable } from './problem'

const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EROFS']

/** Unexpected errors are logged, and their message is not sent. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, problem)
  })
  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    sendProblem(reply, notFound(`No resource answers ${request.method} ${pathOf(request.url)}.`)),
  )
}

/**
 * Answers a request whose path cannot be decoded, is too long, or contains a segment that exceeds
 * the maximum length.
 */
export function answerUnreadableUrl(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // hooks have not run for this request
  reply.header('x-correlation-id', request.id)
  const longAddress = findLongAddress(request)
  if (longAddress) return void sendProblem(reply, longAddress)
  const isTooLong = 'code' in error && error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  const tooLong = notFound('No resource has such a long name.')
  void sendProblem(reply, isTooLong ? tooLong : badRequest('The path is not a valid address.'))
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.headers })
    .header('content-type', 'application/problem+json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem.toBody()))
}

export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseAwayError) return unavailable('The database does not answer.')
  if (isDiskError(error)) return unavailable('The disk cannot be written to.')
  if (error instanceof ZodError) return badRequest(toDetail(error), 'bad-request')
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500 && error instanceof Error) {
    return new Problem(status, 'bad-request', 'Bad Request', error.message)
  }
  return new Problem(
    500,
    'internal-server-error',
    'Internal Server Error',
    'An unexpected error occurred.',
  )
}

function toDetail(error: ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.join('.') || 'request'}: ${issue.message}`)
    .join('; ')
}

/** Uploads and imports write files. */
function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_ERRORS.includes(String(error.code))
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url
}
