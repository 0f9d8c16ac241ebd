import { z } from 'zod'
import { unreadable } from '@/errors/to-app-error'
import { logError } from '@/lib/log'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

interface Requester {
  companyName: string
  firstName: string
  lastName: string
  phone: string
  email: string
  postalCode: string
  /** Ids of the newsletters to subscribe to, joined by pipes. */
  subscribelist?: string
  recaptchaToken?: string
}

interface PrintedRequest extends Requester {
  reason: 'PostalCatalog'
  organizationType: string
  address1: string
  address2?: string
  city: string
  stateCode: string
  phoneExt?: string
}

interface DigitalRequest extends Requester {
  reason: 'DigitalDownload'
}

const answerSchema = z.object({ caseId: z.string() })

/** Requests a catalog (FORM-048). @returns the case number. @throws AppError */
export async function sendMarketingLead(
  siteId: string,
  request: PrintedRequest | DigitalRequest,
): Promise<string> {
  // fields of every request
  const body = { ...request, countryCode: 'US', consent: false }
  try {
    const answer = answerSchema.safeParse(
      await callSite(siteId, siteRoutes.marketingLead, { body }),
    )
    if (answer.success) return answer.data.caseId
    throw unreadable(answer.error)
  } catch (error) {
    logError('Failed to send marketing lead', { error })
    throw error
  }
}
