import { defineMessages } from 'react-intl'

export const needHelpMessages = defineMessages({
  title: { id: 'needHelp.title', defaultMessage: 'Need Help' },
  intro: {
    id: 'needHelp.intro',
    defaultMessage: 'Someone from the house answers, by telephone or in writing.',
  },
  call: { id: 'needHelp.call', defaultMessage: 'Call us' },
  write: { id: 'needHelp.write', defaultMessage: 'Write to us' },
  writeText: { id: 'needHelp.writeText', defaultMessage: 'We answer within two business days.' },
  shipping: { id: 'needHelp.shipping', defaultMessage: 'Shipping rates and days' },
  shippingText: {
    id: 'needHelp.shippingText',
    defaultMessage: 'What delivery costs, and when it arrives.',
  },
  track: { id: 'needHelp.track', defaultMessage: 'Track an order' },
  trackText: { id: 'needHelp.trackText', defaultMessage: 'Where your boxes are now.' },
  questions: { id: 'needHelp.questions', defaultMessage: 'Questions & answers' },
  questionsText: {
    id: 'needHelp.questionsText',
    defaultMessage: 'Storing, gifting, allergens, changes to an order.',
  },
})
