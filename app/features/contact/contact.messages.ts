import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { questionTypes } from '@/forms/rules/contact'

export const contactMessages = defineMessages({
  orderHint: { id: 'contact.orderHint', defaultMessage: 'It stands in the confirmation mail.' },
  submit: { id: 'contact.submit', defaultMessage: 'Send' },
  thanks: { id: 'contact.thanks', defaultMessage: 'Thank you for writing to us!' },
  thanksText: {
    id: 'contact.thanksText',
    defaultMessage: 'You will have our reply within two business days.',
  },
  another: { id: 'contact.another', defaultMessage: 'Write another message' },
  continueShopping: { id: 'contact.continueShopping', defaultMessage: 'Continue Shopping' },
})

/** Labels of the topics (FORM-004). */
export const questionTypeMessages: Record<(typeof questionTypes)[number], MessageDescriptor> =
  defineMessages({
    'General Information': {
      id: 'contact.generalInformation',
      defaultMessage: 'General Information',
    },
    'Order Status': { id: 'contact.orderStatus', defaultMessage: 'Order Status' },
    'My Account': { id: 'contact.myAccount', defaultMessage: 'My Account' },
    Other: { id: 'contact.other', defaultMessage: 'Other' },
  })
