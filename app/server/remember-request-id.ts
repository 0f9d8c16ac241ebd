import type { RequestHandler } from 'express'
import { withRequestId } from '@/lib/current-request-id.server'

/** Makes the id that the host gave the request known to the calls that are made to answer it. */
export const rememberRequestId: RequestHandler = (req, _res, next) =>
  withRequestId(req.get('x-request-id'), next)
