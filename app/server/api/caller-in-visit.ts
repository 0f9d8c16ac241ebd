import type { Request } from 'express'
import { z } from 'zod'
import type { Caller } from '@/commerce-client/caller.server'
import { callerOf } from './caller-of'

export const VisitId = z
  .string()
  .regex(/^[\w-]{1,128}$/)
  .optional()

/**
 * Returns the caller with the visit's id: the service accepts an account's activity only in a visit
 * that was reported to it (ADR 24).
 */
export function callerInVisit(req: Request, visitId: string | undefined): Caller {
  const { address } = callerOf(req)
  return { address, ...(visitId !== undefined && { loginHeaders: { 'x-visit-id': visitId } }) }
}
