import { logError } from '@/lib/log'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** What somebody says who takes part in a campaign (D3 §3 Campaign form). */
export interface CampaignEntry {
  eventId: string
  eventPhase: string
  /** The same for each try to send this entry. */
  entryId: string
  /** What the campaign's content says; the service has the last word. */
  maxAllowed?: number
  email: string
  firstName: string
  lastName: string
  /** `MM/DD/YYYY` */
  birthdate?: string
  phone: string
  address1: string
  city: string
  state: string
  countryCode: string
  postalCode: string
  smsOptIn: boolean
  recaptchaToken?: string
  /** Which of the campaign's boxes were ticked, by their ids. */
  [checkboxId: string]: string | number | boolean | undefined
}

/** Enters somebody for a campaign (D3 §7). @throws AppError */
export async function enterCampaign(siteId: string, entry: CampaignEntry): Promise<void> {
  try {
    await callSite(siteId, siteRoutes.campaignSignup, { body: entry })
  } catch (error) {
    logError('Failed to signup!', { error })
    throw error
  }
}
