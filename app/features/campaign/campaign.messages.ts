import { defineMessages } from 'react-intl'

export const campaignMessages = defineMessages({
  birthdateHint: { id: 'campaign.birthdateHint', defaultMessage: 'MM/DD/YYYY' },
  boxes: { id: 'campaign.boxes', defaultMessage: 'Your consent' },
  submit: { id: 'campaign.submit', defaultMessage: 'Enter' },
  failure: {
    id: 'campaign.failure',
    defaultMessage: 'There was an error submitting the form. Please try again.',
  },
  enteredBefore: {
    id: 'campaign.enteredBefore',
    defaultMessage: 'This email address has been entered as often as it may be.',
  },
})
