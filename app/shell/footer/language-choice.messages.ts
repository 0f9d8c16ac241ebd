import { defineMessages } from 'react-intl'

export const languageChoiceMessages = defineMessages({
  label: { id: 'languageChoice.label', defaultMessage: 'Language' },
})
