import type { ExpressionBuilder, Selectable } from 'kysely'
import { z } from 'zod'
import type { Operator } from '../../contracts/back-office'
import { OPERATOR_ROLES } from '../../rules/operator-rights'
import type { Db, Trx } from '../db/client'
import type { Schema } from '../db/schema'
import { notFound } from '../http/problem'
import type { OperatorTable } from './operators.tables'

const Roles = z.array(z.enum(OPERATOR_ROLES))
const Shops = z.array(z.string())

export type OperatorRow = Selectable<OperatorTable> & { passkeys: number }

/** @returns how many passkeys the operator of the outer query has */
export const countPasskeys = (from: ExpressionBuilder<Schema, 'operator'>) =>
  from
    .selectFrom('operator_passkey')
    .whereRef('operator_passkey.email', '=', 'operator.email')
    .select(({ fn }) => fn.countAll<number>().as('passkeys'))
    .$asScalar()
    .as('passkeys')

export async function hasOperators(db: Db | Trx): Promise<boolean> {
  const row = await db.selectFrom('operator').select('email').limit(1).executeTakeFirst()
  return row !== undefined
}

export function selectOperator(db: Db | Trx, email: string): Promise<OperatorRow | undefined> {
  return db
    .selectFrom('operator')
    .selectAll('operator')
    .select(countPasskeys)
    .where('email', '=', email)
    .executeTakeFirst()
}

export function lockOperator(trx: Trx, email: string): Promise<OperatorRow | undefined> {
  return trx
    .selectFrom('operator')
    .selectAll('operator')
    .select(countPasskeys)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Reads and locks all operators, by address, until the transaction ends, so that checks on the
 * remaining operators run one after the other.
 */
export function lockOperators(trx: Trx): Promise<OperatorRow[]> {
  return trx
    .selectFrom('operator')
    .selectAll('operator')
    .select(countPasskeys)
    .orderBy('email')
    .forUpdate()
    .execute()
}

export function selectOperators(db: Db): Promise<OperatorRow[]> {
  return db
    .selectFrom('operator')
    .selectAll('operator')
    .select(countPasskeys)
    .orderBy('email')
    .execute()
}

export function toOperator(row: OperatorRow): Operator {
  return {
    email: row.email,
    name: row.name,
    roles: Roles.parse(row.roles),
    shops: Shops.parse(row.shops),
    passkeys: row.passkeys,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    ...(row.last_login_at && { lastLoginAt: row.last_login_at.toISOString() }),
    ...(row.disabled_at && { disabledAt: row.disabled_at.toISOString() }),
  }
}

export const subjectOf = (email: string) => ({ type: 'operator', id: email }) as const

export const noSuchOperator = (email: string) =>
  notFound(`There is no operator '${email}'.`, 'operator-not-found')
