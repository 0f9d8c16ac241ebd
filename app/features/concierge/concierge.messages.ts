import { defineMessages } from 'react-intl'

/** Texts quoted in the requirements are prescribed (FORM-061 to FORM-064). */
export const conciergeMessages = defineMessages({
  title: { id: 'concierge.title', defaultMessage: 'Find a Concierge' },
  formTitle: { id: 'concierge.formTitle', defaultMessage: 'Find A Concierge' },
  lead: {
    id: 'concierge.lead',
    defaultMessage:
      'One person who knows your list, your dates and what arrived well last year. Tell us where you are.',
  },
  submit: { id: 'concierge.submit', defaultMessage: 'Find' },
  meet: { id: 'concierge.meet', defaultMessage: 'Meet {name}' },
  meetText: {
    id: 'concierge.meetText',
    defaultMessage: 'Call or write whenever a gift has to be right.',
  },
  emailMe: { id: 'concierge.emailMe', defaultMessage: 'Email Me' },
  notFound: {
    id: 'concierge.notFound',
    defaultMessage: 'Sorry, we could not find a concierge for your postal code.',
  },
  again: { id: 'concierge.again', defaultMessage: 'Try another zip code' },
})
