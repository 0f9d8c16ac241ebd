import { defineMessages } from 'react-intl'

/** Naming a box before it goes into the bag. */
export const boxNameMessages = defineMessages({
  label: { id: 'boxName.label', defaultMessage: 'Name your box' },
  hint: {
    id: 'boxName.hint',
    defaultMessage: 'Such as “Mum’s birthday”: it stands in your bag and on your order.',
  },
})
