import { defineMessages } from 'react-intl'

export const chatMessages = defineMessages({
  region: { id: 'chat.region', defaultMessage: 'Customer service' },
  open: { id: 'chat.open', defaultMessage: 'Chat with us' },
  close: { id: 'chat.close', defaultMessage: 'Close chat' },
  title: { id: 'chat.title', defaultMessage: 'How can we help?' },
  lead: {
    id: 'chat.lead',
    defaultMessage: 'Write to us here, and we will answer by email within a working day.',
  },
  callUs: { id: 'chat.callUs', defaultMessage: 'Call {phone}' },
  contact: { id: 'chat.contact', defaultMessage: 'More ways to reach us' },
  send: { id: 'chat.send', defaultMessage: 'Send' },
  failure: {
    id: 'chat.failure',
    defaultMessage: 'Your message could not be sent. Please try again, or give us a call.',
  },
  sent: { id: 'chat.sent', defaultMessage: 'Thank you, {name}!' },
  sentText: {
    id: 'chat.sentText',
    defaultMessage: 'Your message is with our team. We will answer to {email}.',
  },
})
