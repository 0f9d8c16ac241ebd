import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditList } from '../../contracts/back-office'
import type { AUDIT_SUBJECTS } from '../audit/record-change'
import type { AuditService } from '../audit/audit.service'

interface Needs {
  audit: AuditService
}

const HistoryQuery = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
const PAGE = 20

/** @param toSubjectId returns the subject's id in the log from the path's parameters */
export function registerHistory(
  scope: FastifyInstance,
  { audit }: Needs,
  path: string,
  subjectType: (typeof AUDIT_SUBJECTS)[number],
  toSubjectId: (params: unknown) => string | Promise<string>,
): void {
  scope.get(`${path}/history`, async ({ params, query }): Promise<AuditList> => {
    const subjectId = await toSubjectId(params)
    const { before } = HistoryQuery.parse(query)
    return audit.list({ subjectType, subjectId, before, limit: PAGE })
  })
}
