import type { z } from 'zod'
import type { AttributeDefinition } from '../../catalog/attribute-definition.schemas'
import type { Findings } from '../findings'

/** Object type (`Product`, `Store`, …) → attribute → its definition. */
export type AttributeDefinitions = Map<string, Map<string, AttributeDefinition>>

/** A file while it is read: its path, and where its errors are reported. */
export interface Reading {
  file: string
  findings: Findings
  definitions: AttributeDefinitions
}

/** Parses a record. If it is invalid, errors about `id` are reported and undefined is returned. */
export function parseRecord<Schema extends z.ZodType>(
  { file, findings }: Reading,
  id: string | undefined,
  schema: Schema,
  record: z.input<Schema> | Record<string, unknown>,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  reportIssues(findings, file, id, parsed.error, 'left out: ')
  return undefined
}

/**
 * Parses a record without its invalid parts, which are reported as errors about `id`; undefined if
 * the record is invalid without them, too. Must not be used for records that could become cheaper
 * or apply to more shoppers without a part, such as promotions.
 */
export function parseTolerantly<Schema extends z.ZodType>(
  reading: Reading,
  id: string | undefined,
  schema: Schema,
  record: Record<string, unknown>,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  const rejected = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  const rest = Object.entries(record).filter(([key]) => !rejected.has(key))
  const again = schema.safeParse(Object.fromEntries(rest))
  if (!again.success) return parseRecord(reading, id, schema, record)
  reportIssues(reading.findings, reading.file, id, parsed.error, '')
  return again.data
}

function reportIssues(
  findings: Findings,
  file: string,
  id: string | undefined,
  { issues }: z.ZodError,
  prefix: string,
): void {
  for (const { path, message } of issues) {
    const where =
      path.length > 0 ? `${path.filter((key) => typeof key === 'string').join('.')}: ` : ''
    findings.error(file, id ?? '(no id)', `${prefix}${where}${message}`)
  }
}

/** Filters out the records that could not be parsed. */
export function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}
