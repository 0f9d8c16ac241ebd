import { failWith } from './fail-with'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** The answers of a participant of a campaign (CAMP-005). */
export interface CampaignEntry {
  eventId: string
  eventPhase: string
  /** The same for each try to send this entry. */
  entryId: string
  /** As the campaign's content has it; the service checks its own copy. */
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

/**
 * Sends an entry for a campaign (CAMP-019).
 * @throws AppError 'Failed to signup!', with the server's own words as `detail`.
 */
export async function enterCampaign(siteId: string, entry: CampaignEntry): Promise<void> {
  await callSite(siteId, siteRoutes.campaignSignup, { body: entry }).catch(
    failWith('Failed to signup!'),
  )
}
