import type { z } from 'zod'
import { badRequest, type Problem } from './problem'

/**
 * @throws Problem 400 `missing-query-parameter` if a required parameter is missing, or else
 * `validation` with the schema's message. A message that is a sentence is used as the complete
 * detail.
 */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  query: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(query)
  if (parsed.success) return parsed.data
  const missing = parsed.error.issues.flatMap(({ path: [name] }) =>
    typeof name === 'string' && !hasParameter(query, name) ? [`'${name}'`] : [],
  )
  if (missing.length > 0) throw missingParameters([...new Set(missing)])
  const [issue] = parsed.error.issues
  const [parameter] = issue?.path ?? []
  const message = issue?.message ?? 'The query is not valid.'
  const isSentence = message.endsWith('.')
  throw badRequest(
    isSentence ? message : `The query parameter '${String(parameter)}' is not valid: ${message}.`,
    'validation',
  )
}

function missingParameters(names: readonly string[]): Problem {
  const detail = `Missing required query parameter(s): ${names.join(', ')}`
  return badRequest(detail, 'missing-query-parameter')
}

function hasParameter(query: unknown, name: string): boolean {
  return typeof query === 'object' && query !== null && Object.hasOwn(query, name)
}
