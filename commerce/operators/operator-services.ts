import { createAuditService, type AuditService } from '../audit/audit.service'
import type { Db } from '../db/client'
import { createOperatorSessions, type OperatorSessionService } from './operator-session.service'
import { createOperatorService, type OperatorService } from './operator.service'

export interface OperatorServices {
  operators: OperatorService
  operatorSessions: OperatorSessionService
  audit: AuditService
}

/** Creates the services for operators and for the log of their changes. */
export function createOperatorServices(db: Db, now: () => Date): OperatorServices {
  return {
    operators: createOperatorService(db, now),
    operatorSessions: createOperatorSessions(db, now),
    audit: createAuditService(db),
  }
}
