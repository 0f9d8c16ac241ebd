import type { CampaignCheckbox } from '@/forms/rules/campaign'

/** A campaign as its editor wrote it (CAMP-002). */
export interface CampaignContent {
  eventId: string
  eventPhase: string
  maxAllowed?: number
  checkboxes: CampaignCheckbox[]
  minOptionsSelection: number
  groupedErrorMessage?: string
  successText: string
  /** Where who has entered goes, in the place of the words. */
  successRedirectUrl?: string
  ctaList: { text: string; link: string; type: 'primary' | 'secondary' | 'link' }[]
}
