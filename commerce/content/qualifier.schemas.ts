import { z } from 'zod'
import { badRequest } from '../http/problem'
import { violatedConstraint } from '../http/bad-value'

const MOST = 50
const Id = z.string().min(1).max(256)

const QualifierRequest = z.object({
  customerGroups: z.array(Id).max(MOST).optional(),
  campaignQualifiers: z
    .array(z.object({ campaignId: Id, promotionId: Id.optional() }))
    .max(MOST)
    .optional(),
  dataBindings: z
    .array(z.object({ type: Id, id: Id }))
    .max(MOST)
    .optional(),
})
export type QualifierRequest = z.infer<typeof QualifierRequest>

/** @throws Problem 400 with the first invalid part. */
export function parseQualifierRequest(body: unknown): QualifierRequest {
  const parsed = QualifierRequest.safeParse(body === undefined ? {} : body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const [list, index, field] = issue?.path ?? []
  if (typeof list !== 'string') throw badRequest('Invalid request body.')
  if (index === undefined && issue?.code === 'too_big') {
    throw violatedConstraint(list, `(0..${MOST})`)
  }
  throw badRequest(
    typeof field === 'string'
      ? `Invalid request body. The '${list}' array contains entries missing the required${list === 'dataBindings' ? '' : ' field'} '${field}'${list === 'dataBindings' ? ' field' : ''}.`
      : `Invalid request body. The '${list}' array contains empty or invalid identifiers.`,
  )
}
