import { defineMessages } from 'react-intl'

export const saveMixMessages = defineMessages({
  save: { id: 'saveMix.save', defaultMessage: 'Save this mix' },
  logIn: { id: 'saveMix.logIn', defaultMessage: 'Log in to save this mix' },
  full: {
    id: 'saveMix.full',
    defaultMessage: 'Your account holds as many boxes as it can. Remove one to save this.',
  },
  see: { id: 'saveMix.see', defaultMessage: 'Saved: see your boxes' },
})
