import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditList } from '../../domain/back-office-wire'
import type { AUDIT_SUBJECTS } from '../audit/record-change'
import type { Services } from '../services'

const HistoryParams = z.object({ id: z.string().min(1).max(256) })
const HistoryQuery = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
const PAGE = 20

/** What was changed of one thing, for who may look at it. @param path with `:id` */
export function registerHistory(
  scope: FastifyInstance,
  { audit }: Pick<Services, 'audit'>,
  path: string,
  subjectType: (typeof AUDIT_SUBJECTS)[number],
): void {
  scope.get(`${path}/history`, async ({ params, query }): Promise<AuditList> => {
    const { id } = HistoryParams.parse(params)
    const { before } = HistoryQuery.parse(query)
    return audit.list({ subjectType, subjectId: id, before, limit: PAGE })
  })
}
