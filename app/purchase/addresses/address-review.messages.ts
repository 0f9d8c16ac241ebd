import { defineMessages } from 'react-intl'

/**
 * The wording of the first three sentences and the buttons is required by ADDR-025, ADDR-026 and
 * ADDR-027.
 */
export const reviewMessages = defineMessages({
  correction: {
    id: 'addressReview.correction',
    defaultMessage:
      'We think that your address may be incorrect or incomplete. To proceed, please choose one of the options below.',
  },
  street: {
    id: 'addressReview.street',
    defaultMessage:
      "Sorry, we don't recognize your house or building number. To proceed, please enter your house or building number or use your address as entered.",
  },
  noMatch: {
    id: 'addressReview.noMatch',
    defaultMessage: 'Sorry, we could not find a match to your address.',
  },
  acceptChange: { id: 'addressReview.acceptChange', defaultMessage: 'Accept Change' },
  keep: { id: 'addressReview.keep', defaultMessage: 'Keep as is' },
  edit: { id: 'addressReview.edit', defaultMessage: 'Edit Address' },
  title: { id: 'addressReview.title', defaultMessage: 'Check the Address' },
  entered: { id: 'addressReview.entered', defaultMessage: 'You entered' },
  recommended: { id: 'addressReview.recommended', defaultMessage: 'We suggest' },
  failed: {
    id: 'addressReview.failed',
    defaultMessage:
      'We could not check your address. You can try again, or use it as you entered it.',
  },
  retry: { id: 'addressReview.retry', defaultMessage: 'Try Again' },
})
