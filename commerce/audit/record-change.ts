import type { Trx } from '../db/client'

export interface Actor {
  /**
   * The operator's e-mail address; absent for a machine, or for somebody at the engine's own
   * machine.
   */
  email?: string
  /** The operator's name, `token`, `LOCAL_OPERATOR`, or `customer` for a customer's own change. */
  name: string
  /** Finds the request in the engine's own log. */
  requestId: string
}

export const AUDIT_SUBJECTS = [
  'claim',
  'content',
  'coupon',
  'customer',
  'edition',
  'export',
  'gift-card',
  'import',
  'mail',
  'message',
  'operator',
  'order',
  'phone-order',
  'picture',
  'preference',
  'product',
  'review',
  'shop',
  'subscription',
] as const
type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

interface Change {
  /** In the past tense, as lists show it: `published`. */
  action: string
  subject: { type: AuditSubject; id: string }
  /** The changed fields, never secrets. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** @param by undefined for the engine itself, whose work is not logged here */
export async function recordChange(
  trx: Trx,
  by: Actor | undefined,
  change: Change,
  at: Date,
): Promise<void> {
  if (by) await recordChanges(trx, by, [change], at)
}

export async function recordChanges(
  trx: Trx,
  by: Actor,
  changes: readonly Change[],
  at: Date,
): Promise<void> {
  const entries = changes.map(({ action, subject, before, after }) => ({
    at,
    operator_email: by.email ?? null,
    operator_name: by.name,
    action,
    subject_type: subject.type,
    subject_id: subject.id,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    request_id: by.requestId,
  }))
  if (entries.length > 0) await trx.insertInto('audit_entry').values(entries).execute()
}

export function toDifference(before: object, after: object): Pick<Change, 'before' | 'after'> {
  const [one, other] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => JSON.stringify(one.get(name)) !== JSON.stringify(other.get(name)),
  )
  const pick = (from: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.filter((name) => from.has(name)).map((name) => [name, from.get(name)]))
  return { before: pick(one), after: pick(other) }
}
