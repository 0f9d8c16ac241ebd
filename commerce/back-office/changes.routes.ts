import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { BACK_OFFICE_API, type AuditList } from '../../contracts/back-office'
import type { AuditService } from '../audit/audit.service'
import { nameSubjects } from '../audit/name-subjects'
import { AUDIT_SUBJECTS } from '../audit/record-change'
import type { Db } from '../db/client'
import { requireRights } from '../operators/operator-access'
import { Moment, optional } from './paging.schemas'

export interface ChangesNeeds {
  audit: AuditService
  db: Db
}

const ChangesQuery = z.object({
  who: optional(z.string().trim().max(254)),
  subjectType: optional(z.enum(AUDIT_SUBJECTS)),
  subjectId: optional(z.string().trim().max(256)),
  from: optional(Moment),
  until: optional(Moment),
  before: optional(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export function registerChanges(app: FastifyInstance, { audit, db }: ChangesNeeds): void {
  app.register(async (scope) => {
    requireRights(scope, { read: 'changes.read', write: 'changes.read' })
    scope.get(`${BACK_OFFICE_API}/changes`, async ({ query }): Promise<AuditList> => {
      const found = await audit.list(ChangesQuery.parse(query))
      return { ...found, entries: await nameSubjects(db, found.entries) }
    })
  })
}
