import type { Request } from 'express'
import type { RunOptions } from '@/commerce-client/run-scapi.server'

/** What the engine is to know of who calls; the host has made `X-Forwarded-For` trustworthy. */
export function callerOf(req: Request): RunOptions {
  return {
    correlationId: req.get('x-correlation-id'),
    authorization: req.get('authorization'),
    address: req.get('x-forwarded-for'),
  }
}
