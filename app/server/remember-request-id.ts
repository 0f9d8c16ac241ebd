import type { RequestHandler } from 'express'
import { withRequestId } from '@/lib/current-request-id.server'

/** Stores the id that the host gave the request, so that calls to the engine pass it on. */
export const rememberRequestId: RequestHandler = (req, _res, next) =>
  withRequestId(req.get('x-request-id'), next)
