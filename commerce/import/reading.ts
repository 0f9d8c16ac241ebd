import type { z } from 'zod'
import type { AttributeDefinitions } from './attribute-definitions'
import type { Findings } from './findings'

/** One file being read: where it is, and where to say what is wrong with it. */
export interface Reading {
  file: string
  findings: Findings
  definitions: AttributeDefinitions
}

/** Parses one record; what does not fit becomes an error about `id`, and undefined is returned. */
export function parseRecord<Schema extends z.ZodType>(
  { file, findings }: Reading,
  id: string | undefined,
  schema: Schema,
  record: z.input<Schema> | Record<string, unknown>,
): z.output<Schema> | undefined {
  const parsed = schema.safeParse(record)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    const where = issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
    findings.error(file, id ?? '(no id)', `${where}${issue.message}`)
  }
  return undefined
}

/** What is there of a list of perhaps failed records. */
export function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined
}
