import { defineMessages } from 'react-intl'

export const backInStockMessages = defineMessages({
  title: { id: 'backInStock.title', defaultMessage: 'Tell me when it’s back' },
  lead: {
    id: 'backInStock.lead',
    defaultMessage: 'Leave your email, and we will write once: the moment it is in stock again.',
  },
  email: { id: 'backInStock.email', defaultMessage: 'Email' },
  submit: { id: 'backInStock.submit', defaultMessage: 'Notify Me' },
  thanks: { id: 'backInStock.thanks', defaultMessage: 'Thank you! You’re on the list.' },
  thanksText: {
    id: 'backInStock.thanksText',
    defaultMessage: 'We will write to {email} as soon as it is back.',
  },
})
