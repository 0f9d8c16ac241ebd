import { defineMessages } from 'react-intl'

export const saveMessages = defineMessages({
  save: { id: 'save.save', defaultMessage: 'Save to wish list' },
  saveNamed: { id: 'save.saveNamed', defaultMessage: 'Save to wish list: {name}' },
  view: { id: 'save.view', defaultMessage: 'View wish list' },
  viewSaved: { id: 'save.viewSaved', defaultMessage: 'View what you saved' },
})
