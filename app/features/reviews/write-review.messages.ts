import { defineMessages } from 'react-intl'

export const writeReviewMessages = defineMessages({
  title: { id: 'writeReview.title', defaultMessage: 'Write a review' },
  lead: { id: 'writeReview.lead', defaultMessage: 'How did you like {name}?' },
  star: {
    id: 'writeReview.star',
    defaultMessage:
      '{rating, select, 1 {1 star: not for me} 2 {2 stars: less than I hoped} 3 {3 stars: all right} 4 {4 stars: very good} other {5 stars: wonderful}}',
  },
  titleHint: { id: 'writeReview.titleHint', defaultMessage: 'The short of it, in a few words' },
  textHint: {
    id: 'writeReview.textHint',
    defaultMessage: 'What was the occasion? How did it taste, and how did it arrive?',
  },
  recommend: {
    id: 'writeReview.recommend',
    defaultMessage: 'Would you recommend it to a friend? (optional)',
  },
  yes: { id: 'writeReview.yes', defaultMessage: 'Yes' },
  no: { id: 'writeReview.no', defaultMessage: 'No' },
  nicknameHint: { id: 'writeReview.nicknameHint', defaultMessage: 'Shown with your review' },
  emailHint: {
    id: 'writeReview.emailHint',
    defaultMessage: 'Never shown. We write only if we have a question.',
  },
  locationHint: { id: 'writeReview.locationHint', defaultMessage: 'Such as Duluth, MN' },
  submit: { id: 'writeReview.submit', defaultMessage: 'Send review' },
  failed: {
    id: 'writeReview.failed',
    defaultMessage: 'Your review could not be sent. Please try again.',
  },
  repeated: {
    id: 'writeReview.repeated',
    defaultMessage: 'We have this review already. It will appear once a person has read it.',
  },
  tooMany: {
    id: 'writeReview.tooMany',
    defaultMessage: 'Many reviews have come from here just now. Please try again later.',
  },
  thanks: { id: 'writeReview.thanks', defaultMessage: 'Thank you' },
  waiting: {
    id: 'writeReview.waiting',
    defaultMessage:
      'Your review will appear here once a person has read it, usually within two days.',
  },
  close: { id: 'writeReview.close', defaultMessage: 'Back to the product' },
})
