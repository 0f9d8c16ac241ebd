import { createAuditService, type AuditService } from '../audit/audit.service'
import type { Db } from '../db/client'
import type { MailService } from '../mail/mail.service'
import type { SiteService } from '../sites/site.service'
import { createForgottenPassword, type ForgottenPassword } from './forgotten-password'
import { createLocalSessions, type LocalSessionService } from './local-session.service'
import { createOperatorNotices } from './operator-notices'
import {
  createOperatorPasskeys,
  type OperatorPasskeys,
  type OperatorPasskeysConfig,
} from './operator-passkeys'
import { createOperatorSessions, type OperatorSessionService } from './operator-session.service'
import { createOperatorService, type OperatorService } from './operator.service'

export interface OperatorServices {
  forgottenPassword: ForgottenPassword
  operators: OperatorService
  operatorPasskeys: OperatorPasskeys
  operatorSessions: OperatorSessionService
  localSessions: LocalSessionService
  audit: AuditService
}

export function createOperatorServices(
  db: Db,
  dependencies: {
    config: OperatorPasskeysConfig & { startKey?: string; constantTimeMs: number }
    mail: MailService
    sites: SiteService
    now: () => Date
  },
): OperatorServices {
  const { config, now } = dependencies
  const notices = createOperatorNotices(dependencies)
  const noticing = { ...dependencies, notices }
  return {
    operators: createOperatorService(db, now, notices),
    operatorPasskeys: createOperatorPasskeys(db, noticing),
    operatorSessions: createOperatorSessions(db, noticing),
    forgottenPassword: createForgottenPassword(db, noticing),
    localSessions: createLocalSessions(db, config.startKey, now),
    audit: createAuditService(db),
  }
}
