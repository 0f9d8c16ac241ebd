import { createAuditService, type AuditService } from '../audit/audit.service'
import type { Db } from '../db/client'
import { createLocalSessions, type LocalSessionService } from './local-session.service'
import { createOperatorSessions, type OperatorSessionService } from './operator-session.service'
import { createOperatorService, type OperatorService } from './operator.service'

export interface OperatorServices {
  operators: OperatorService
  operatorSessions: OperatorSessionService
  localSessions: LocalSessionService
  audit: AuditService
}

export function createOperatorServices(
  db: Db,
  { startKey }: { startKey?: string },
  now: () => Date,
): OperatorServices {
  return {
    operators: createOperatorService(db, now),
    operatorSessions: createOperatorSessions(db, now),
    localSessions: createLocalSessions(db, startKey, now),
    audit: createAuditService(db),
  }
}
