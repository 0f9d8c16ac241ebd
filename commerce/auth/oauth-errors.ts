import type { FastifyInstance } from 'fastify'
import { sendProblem, toProblem } from '../http/error-handler'
import type { Problem } from '../http/problem'
import { OauthProblem } from './oauth-problem'

/** Converts problems of malformed requests to Shopper Login's error format. */
export function answerOauthErrors(routes: FastifyInstance): void {
  routes.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendProblem(reply, isUnreadable(problem) ? toOauthProblem(problem) : problem)
  })
}

function isUnreadable(problem: Problem): boolean {
  return !(problem instanceof OauthProblem) && [400, 413, 415].includes(problem.status)
}

function toOauthProblem({ status, detail }: Problem): OauthProblem {
  return new OauthProblem(status, 'invalid_request', detail)
}
