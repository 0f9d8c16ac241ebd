import { defineMessages } from 'react-intl'

export const feedbackMessages = defineMessages({
  title: { id: 'feedback.title', defaultMessage: 'How are we doing?' },
  question: {
    id: 'feedback.question',
    defaultMessage: 'How easy is it to find what you are looking for?',
  },
  ease5: { id: 'feedback.ease5', defaultMessage: 'Very easy' },
  ease4: { id: 'feedback.ease4', defaultMessage: 'Easy' },
  ease3: { id: 'feedback.ease3', defaultMessage: 'All right' },
  ease2: { id: 'feedback.ease2', defaultMessage: 'Hard' },
  ease1: { id: 'feedback.ease1', defaultMessage: 'Very hard' },
  emailHint: { id: 'feedback.emailHint', defaultMessage: 'If you would like an answer.' },
  send: { id: 'feedback.send', defaultMessage: 'Send Feedback' },
  thanks: { id: 'feedback.thanks', defaultMessage: 'Thank you' },
  thanksText: {
    id: 'feedback.thanksText',
    defaultMessage: 'We read every word, and change what we can.',
  },
  close: { id: 'feedback.close', defaultMessage: 'Back to the page' },
})
