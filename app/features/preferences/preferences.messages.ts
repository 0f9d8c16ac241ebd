import { defineMessages } from 'react-intl'

export const preferencesMessages = defineMessages({
  mails: { id: 'preferences.mails', defaultMessage: 'What We Write About' },
  intro: {
    id: 'preferences.intro',
    defaultMessage:
      'To {email}. Mails about your orders come in any case; of these you choose which you would like.',
  },
  save: { id: 'preferences.save', defaultMessage: 'Save Preferences' },
  saved: { id: 'preferences.saved', defaultMessage: 'Your preferences have been saved.' },
  failure: { id: 'preferences.failure', defaultMessage: 'Your preferences could not be loaded.' },
  loading: { id: 'preferences.loading', defaultMessage: 'Loading your preferences' },
})
