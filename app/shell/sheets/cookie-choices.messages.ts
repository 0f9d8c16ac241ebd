import { defineMessages } from 'react-intl'

export const cookieMessages = defineMessages({
  question: {
    id: 'cookies.question',
    defaultMessage:
      'May we use cookies to measure how the shop is used, and for marketing? The shop works without them.',
  },
  intro: {
    id: 'cookies.intro',
    defaultMessage: 'You decide what we may use. You can change it here at any time.',
  },
  byBrowser: {
    id: 'cookies.byBrowser',
    defaultMessage:
      'Your browser asks not to be tracked. We honor that: only what is necessary is used.',
  },
  needed: { id: 'cookies.needed', defaultMessage: 'Necessary' },
  neededText: {
    id: 'cookies.neededText',
    defaultMessage: 'Your bag, login, language and shop, and paying safely. Always on.',
  },
  measuring: { id: 'cookies.measuring', defaultMessage: 'Measuring' },
  measuringText: {
    id: 'cookies.measuringText',
    defaultMessage: 'Which pages are visited and how fast they are, so that we can improve them.',
  },
  marketing: { id: 'cookies.marketing', defaultMessage: 'Marketing' },
  marketingText: {
    id: 'cookies.marketingText',
    defaultMessage: 'Recommendations from what you looked at, and advertisements that fit.',
  },
  none: { id: 'cookies.none', defaultMessage: 'Only necessary' },
  all: { id: 'cookies.all', defaultMessage: 'Accept all' },
  choose: { id: 'cookies.choose', defaultMessage: 'Choose' },
  save: { id: 'cookies.save', defaultMessage: 'Save choices' },
  saved: { id: 'cookies.saved', defaultMessage: 'Your cookie choices are saved.' },
})
