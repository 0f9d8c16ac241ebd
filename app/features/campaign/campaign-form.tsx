import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { formCard as styles } from '@/forms/form-card'
import { FormFrame } from '@/forms/form-frame'
import { createCampaignRule, type CampaignOutput } from '@/forms/rules/campaign'
import { useAppForm } from '@/forms/use-app-form'
import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { CampaignBoxes } from './campaign-boxes'
import { campaignMessages as messages } from './campaign.messages'
import type { CampaignContent } from './campaign.types'
import { EntrantFields } from './entrant-fields'

const NOBODY = {
  firstName: '',
  lastName: '',
  email: '',
  birthdate: '',
  phone: '',
  address1: '',
  city: '',
  state: '',
  postalCode: '',
}

interface CampaignFormProps {
  campaign: CampaignContent
  isPending: boolean
  captcha: Captcha
  onSubmit: (values: CampaignOutput) => void
}

/** The campaign form. The submit button is enabled once the form is valid (CAMP-010). */
export function CampaignForm({ campaign, isPending, captcha, onSubmit }: CampaignFormProps) {
  const rule = useMemo(() => createCampaignRule(campaign), [campaign])
  const boxes = campaign.checkboxes.map(({ preselected }) => preselected)
  const form = useAppForm(rule, { defaultValues: { ...NOBODY, boxes } })
  return (
    <FormFrame form={form} isPending={isPending} onSubmit={onSubmit} className={styles.form}>
      <EntrantFields />
      {campaign.checkboxes.length > 0 && <CampaignBoxes campaign={campaign} />}
      <CaptchaBox captcha={captcha} />
      <div className={styles.actions}>
        <Button
          type="submit"
          disabled={!form.formState.isValid || !captcha.isReady}
          isPending={isPending}
        >
          <FormattedMessage {...messages.submit} />
        </Button>
      </div>
    </FormFrame>
  )
}
