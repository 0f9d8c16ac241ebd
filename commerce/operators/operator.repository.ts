import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Operator } from '../../contracts/back-office'
import { OPERATOR_ROLES } from '../../rules/operator-rights'
import type { Db, Trx } from '../db/client'
import type { OperatorTable } from './operators.tables'

const Roles = z.array(z.enum(OPERATOR_ROLES))
const Shops = z.array(z.string())

export type OperatorRow = Selectable<OperatorTable>

export async function hasOperators(db: Db | Trx): Promise<boolean> {
  const row = await db.selectFrom('operator').select('email').limit(1).executeTakeFirst()
  return row !== undefined
}

export function selectOperator(db: Db | Trx, email: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('operator').selectAll().where('email', '=', email).executeTakeFirst()
}

export function lockOperator(trx: Trx, email: string): Promise<OperatorRow | undefined> {
  return trx
    .selectFrom('operator')
    .selectAll()
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Reads and locks all operators, by address, until the transaction ends, so that checks on the
 * remaining operators run one after the other.
 */
export function lockOperators(trx: Trx): Promise<OperatorRow[]> {
  return trx.selectFrom('operator').selectAll().orderBy('email').forUpdate().execute()
}

export function selectOperators(db: Db): Promise<OperatorRow[]> {
  return db.selectFrom('operator').selectAll().orderBy('email').execute()
}

export function toOperator(row: OperatorRow): Operator {
  return {
    email: row.email,
    name: row.name,
    roles: Roles.parse(row.roles),
    shops: Shops.parse(row.shops),
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    ...(row.last_login_at && { lastLoginAt: row.last_login_at.toISOString() }),
    ...(row.disabled_at && { disabledAt: row.disabled_at.toISOString() }),
  }
}
