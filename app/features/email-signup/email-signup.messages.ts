import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { SubscriptionList } from '@/commerce-client/subscriptions'

export const emailSignupMessages = defineMessages({
  sheetTitle: { id: 'emailSignup.sheetTitle', defaultMessage: 'Subscribe for Free' },
  lead: {
    id: 'emailSignup.lead',
    defaultMessage:
      'Be the first to taste the news. Tell us who you are, and what you would like to hear about.',
  },
  birthdayHint: { id: 'emailSignup.birthdayHint', defaultMessage: 'MM/DD/YYYY' },
  preferences: {
    id: 'emailSignup.preferences',
    defaultMessage: 'What would you like to hear about?',
  },
  submit: { id: 'emailSignup.submit', defaultMessage: 'Sign Up' },
  success: { id: 'emailSignup.success', defaultMessage: "Sweet! You're all signed up!" },
  continueShopping: { id: 'emailSignup.continueShopping', defaultMessage: 'Continue Shopping' },
  failure: {
    id: 'emailSignup.failure',
    defaultMessage: 'There was an error submitting the form. Please try again.',
  },
})

export const listMessages: Record<SubscriptionList, MessageDescriptor> = defineMessages({
  offersupdates: {
    id: 'emailSignup.offersupdates',
    defaultMessage: 'Offers, promotions and updates',
  },
  fundraising: { id: 'emailSignup.fundraising', defaultMessage: 'Fundraising programs' },
  businessgifts: { id: 'emailSignup.businessgifts', defaultMessage: 'Corporate gifts and events' },
})
