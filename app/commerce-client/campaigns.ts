import { failWith } from './fail-with'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** The answers of a campaign participant (CAMP-005). */
export interface CampaignEntry {
  eventId: string
  eventPhase: string
  /** Stays the same when this entry is sent again. */
  entryId: string
  /** The limit in the campaign's content; the service checks its own copy. */
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
  [checkboxId: string]: string | number | boolean | undefined
}

/**
 * Sends an entry for a campaign (CAMP-019).
 * @throws AppError 'Failed to signup!', with the server's message as `detail`.
 */
export async function enterCampaign(siteId: string, entry: CampaignEntry): Promise<void> {
  await callSite(siteId, siteRoutes.campaignSignup, { body: entry }).catch(
    failWith('Failed to signup!'),
  )
}
