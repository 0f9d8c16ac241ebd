import { z } from 'zod'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const answerSchema = z.object({ status: z.enum(['verified', 'pending']) })

/** `pending`: a link is on its way, or would be if there was such an account. */
export type ConfirmationStatus = 'verified' | 'pending' | 'unexpected'

/** The parameters of a link that confirms an email address. */
export interface ConfirmationLink {
  customerId?: string
  token: string
}

/** Confirms an email address by the mailed link. Throws AppError for one that is not good. */
export async function completeRegistration(
  siteId: string,
  { customerId, token }: ConfirmationLink,
): Promise<ConfirmationStatus> {
  const query = { c_customer: customerId, c_token: token }
  return toStatus(await callSite(siteId, siteRoutes.completeRegistration, { query }))
}

/** Has the link mailed again. Throws AppError. */
export async function sendEmailConfirmation(
  siteId: string,
  email: string,
): Promise<ConfirmationStatus> {
  const query = { c_email: email }
  return toStatus(await callSite(siteId, siteRoutes.sendEmailConfirmation, { query }))
}

function toStatus(answer: unknown): ConfirmationStatus {
  const parsed = answerSchema.safeParse(answer)
  return parsed.success ? parsed.data.status : 'unexpected'
}
