import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

const VisitHeader = z.object({ 'x-visit-id': z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) })

/** The id by which providers know the visit, where the client tells it (ADR 24). */
export function readVisitId({ headers }: FastifyRequest): string | undefined {
  return VisitHeader.safeParse(headers).data?.['x-visit-id']
}
