import { Campaign } from '@/features/campaign/campaign'
import type { CampaignContent } from '@/features/campaign/campaign.types'
import type { CampaignCheckbox } from '@/forms/rules/campaign'
import { asFields, asList, asNumber, asText } from '@/lib/read-fields'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import styles from '../narrow-section.module.css'
import { readCallToAction } from '../read-content'

interface CampaignBlockContent {
  title?: string
  text?: string
  campaign: CampaignContent
}

const FIRST_PHASE = '1'

/** The form to take part in a campaign, placed by an editor (CAMP-001). */
function CampaignBlock({ content }: BlockProps<CampaignBlockContent>) {
  return (
    <BlockSection title={content.title} text={content.text} className={styles.narrow}>
      <Campaign campaign={content.campaign} />
    </BlockSection>
  )
}

function readCheckbox(value: unknown): CampaignCheckbox | undefined {
  const fields = asFields(value)
  const [checkboxID, text] = [asText(fields.checkboxID), asText(fields.text)]
  if (!checkboxID || !text) return undefined
  return {
    checkboxID,
    text,
    required: fields.required === true,
    preselected: fields.preselected === true,
    isGrouped: fields.isGrouped === true,
    errorMessage: asText(fields.errorMessage),
  }
}

export default defineBlock<CampaignBlockContent>({
  parse: (item) => {
    const [eventId, successText] = [asText(item.eventId), asText(item.successText)]
    if (!eventId || !successText) return undefined
    return {
      title: asText(item.title),
      text: asText(item.text),
      campaign: {
        eventId,
        eventPhase: asText(item.eventPhase) ?? FIRST_PHASE,
        maxAllowed: asNumber(item.maxAllowed),
        checkboxes: asList(item.checkboxes, readCheckbox),
        minOptionsSelection: asNumber(item.minOptionsSelection) ?? 0,
        groupedErrorMessage: asText(item.groupedErrorMessage),
        successText,
        successRedirectUrl: asText(item.successRedirectUrl),
        ctaList: asList(item.ctaList, readCallToAction),
      },
    }
  },
  component: CampaignBlock,
})
