import type { CampaignCheckbox } from '@/forms/rules/campaign'

/** A campaign as defined by an editor (CAMP-002). */
export interface CampaignContent {
  eventId: string
  eventPhase: string
  maxAllowed?: number
  checkboxes: CampaignCheckbox[]
  minOptionsSelection: number
  groupedErrorMessage?: string
  successText: string
  /** Where to redirect after a successful entry, instead of showing `successText`. */
  successRedirectUrl?: string
  ctaList: { text: string; link: string; type: 'primary' | 'secondary' | 'link' }[]
}
