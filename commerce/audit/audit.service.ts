import { LOCAL_OPERATOR, type AuditEntry, type AuditList } from '../../contracts/back-office'
import type { Db } from '../db/client'
import { readFirst } from '../db/paging'

interface AuditQuery {
  /** An operator's address, or a name as in `Actor`. */
  who?: string
  subjectType?: string
  subjectId?: string
  from?: Date
  until?: Date
  /** Only entries with a lower number, for the next page. */
  before?: number
  limit: number
}

export interface AuditService {
  /** Newest first. */
  list(query: AuditQuery): Promise<AuditList>
}

export function createAuditService(db: Db): AuditService {
  return {
    async list({ who, subjectType, subjectId, from, until, before, limit }) {
      let entries = db.selectFrom('audit_entry').selectAll()
      if (who !== undefined) {
        entries = entries.where((eb) =>
          eb.or([
            eb('operator_email', '=', who.toLowerCase()),
            eb.and([eb('operator_email', 'is', null), eb('operator_name', 'in', namesOf(who))]),
          ]),
        )
      }
      if (subjectType !== undefined) entries = entries.where('subject_type', '=', subjectType)
      if (subjectId !== undefined) entries = entries.where('subject_id', '=', subjectId)
      if (from) entries = entries.where('at', '>=', from)
      if (until) entries = entries.where('at', '<', until)
      if (before !== undefined) entries = entries.where('id', '<', before)
      const sorted = entries.orderBy('id', 'desc')
      const { rows, ...rest } = await readFirst(sorted, limit, ({ id }) => id)
      return { entries: rows.map(toEntry), ...rest }
    },
  }
}

/** How entries of earlier releases name `LOCAL_OPERATOR`. */
const OLD_LOCAL = 'local'

const namesOf = (who: string): string[] =>
  [OLD_LOCAL, LOCAL_OPERATOR].includes(who) ? [OLD_LOCAL, LOCAL_OPERATOR] : [who]

const nameOf = ({ operator_email: email, operator_name: name }: Row): string =>
  email === null && name === OLD_LOCAL ? LOCAL_OPERATOR : name

interface Row {
  id: number
  at: Date
  operator_email: string | null
  operator_name: string
  action: string
  subject_type: string
  subject_id: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  request_id: string
}

function toEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    ...(row.operator_email !== null && { operatorEmail: row.operator_email }),
    operatorName: nameOf(row),
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    ...(row.before && { before: row.before }),
    ...(row.after && { after: row.after }),
    requestId: row.request_id,
  }
}
