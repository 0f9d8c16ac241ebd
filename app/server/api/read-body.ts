import type { Request } from 'express'
import type { z } from 'zod'
import { badRequestError } from '@/errors/app-error'

/** Parses the body of a request. @throws AppError 400 that names the invalid field */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: Request,
): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {})
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.join('.')
  throw badRequestError(
    path ? `The field ${path} is missing or not valid.` : 'The body must be a JSON object.',
  )
}
