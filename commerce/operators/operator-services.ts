import { createAuditService, type AuditService } from '../audit/audit.service'
import type { Db } from '../db/client'
import { createOperatorSessions, type OperatorSessionService } from './operator-session.service'
import { createOperatorService, type OperatorService } from './operator.service'

export interface OperatorServices {
  operators: OperatorService
  operatorSessions: OperatorSessionService
  audit: AuditService
}

/** Who works in the back office, and the log of what they changed. */
export function createOperatorServices(db: Db, now: () => Date): OperatorServices {
  return {
    operators: createOperatorService(db, now),
    operatorSessions: createOperatorSessions(db, now),
    audit: createAuditService(db),
  }
}
