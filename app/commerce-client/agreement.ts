import { z } from 'zod'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const answerSchema = z.object({ c_agreementDate: z.string() })

/**
 * Records that the customer accepts the terms of a program, and returns the date (CHK-048). Throws
 * AppError.
 */
export async function applyAgreementDate(siteId: string): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.agreementDate)
  return answerSchema.parse(answer).c_agreementDate
}
