import { defineMessages } from 'react-intl'

export const setMessages = defineMessages({
  total: { id: 'set.total', defaultMessage: 'Together, as chosen' },
  addAll: { id: 'set.addAll', defaultMessage: 'Add all to bag' },
  addSome: { id: 'set.addSome', defaultMessage: 'Add {count, number} of {total, number} to bag' },
  contents: { id: 'bundle.contents', defaultMessage: 'What is in it' },
})
