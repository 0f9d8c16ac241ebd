import { defineMessages } from 'react-intl'

/** Texts for naming a box before it is added to the bag. */
export const boxNameMessages = defineMessages({
  label: { id: 'boxName.label', defaultMessage: 'Name your box' },
  hint: {
    id: 'boxName.hint',
    defaultMessage: 'Such as “Mum’s birthday”: it stands in your bag and on your order.',
  },
})
