import { z } from 'zod'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const answerSchema = z.object({ status: z.enum(['verified', 'pending']) })

/** `pending`: a confirmation link was sent, or would have been if the account existed. */
export type ConfirmationStatus = 'verified' | 'pending' | 'unexpected'

export interface ConfirmationLink {
  customerId?: string
  token: string
}

/** Confirms an e-mail address by the link sent by mail. Throws AppError for an invalid link. */
export async function completeRegistration(
  siteId: string,
  { customerId, token }: ConfirmationLink,
): Promise<ConfirmationStatus> {
  const query = { c_customer: customerId, c_token: token }
  return toStatus(await callSite(siteId, siteRoutes.completeRegistration, { query }))
}

/** Sends the confirmation link again. Throws AppError. */
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
