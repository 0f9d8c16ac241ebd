import type { LogEvent } from 'kysely'
import { isInTrace, recordSpan } from '../../telemetry/spans'
import { queriesFailed, queryDuration } from '../metrics/engine-metrics'

const OPERATIONS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback']
/** Matches the table's name, but not the column of `extract(epoch from …)`. */
const TABLE = /(?<!extract\(\w+ )\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i

/**
 * Measures a query of kysely. Neither the statement nor an error's message is recorded, because
 * both may contain values.
 */
export function observeQuery(event: LogEvent): void {
  const { sql } = event.query
  const operation = operationOf(sql)
  const error = event.level === 'error' ? event.error : undefined
  queryDuration.observe({ operation }, event.queryDurationMillis / 1000)
  if (error !== undefined) queriesFailed.inc({ operation })
  if (!isInTrace()) return
  const [, table] = TABLE.exec(sql) ?? []
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  }
  const name = table === undefined ? operation : `${operation} ${table}`
  recordSpan(name, attributes, { durationMs: event.queryDurationMillis, error })
}

function operationOf(sql: string): string {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(sql) ?? []
  const operation = word.toLowerCase() === 'with' ? 'select' : word.toLowerCase()
  return OPERATIONS.includes(operation) ? operation : 'other'
}
