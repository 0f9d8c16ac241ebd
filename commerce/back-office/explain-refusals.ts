import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { PICTURE_LIMITS } from '../../contracts/studio'
import { explainIssue } from '../http/explain-issue.rules'
import { badRequest, Problem } from '../http/problem'

const MEGA = 1_000_000

/** Describes validation errors in sentences that the person who filled in a form can read. */
export function explainRefusals(scope: FastifyInstance): void {
  scope.setErrorHandler((error) => {
    // the engine's own error handler responds to errors thrown here
    throw explain(error)
  })
}

function explain(error: unknown): unknown {
  if (error instanceof ZodError) return badRequest(error.issues.map(explainIssue).join(' '))
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const detail = `Too large: a picture can have up to ${PICTURE_LIMITS.bytes / MEGA} MB, everything else 1 MB.`
    return new Problem(413, 'too-large', 'Payload Too Large', detail)
  }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    const detail =
      'This file type is not accepted. Pictures must be JPEG, PNG, WebP or AVIF; archives must be zip files.'
    return new Problem(415, 'unsupported-media-type', 'Unsupported Media Type', detail)
  }
  return error
}
