import { defineMessages } from 'react-intl'

export const addTreatsMessages = defineMessages({
  title: { id: 'addTreats.title', defaultMessage: 'Add Treats' },
  intro: {
    id: 'addTreats.intro',
    defaultMessage: 'Small things that travel well in the same box.',
  },
  add: { id: 'addTreats.add', defaultMessage: 'Add' },
  addOf: { id: 'addTreats.addOf', defaultMessage: 'Add {name} to your bag' },
  inBag: { id: 'addTreats.inBag', defaultMessage: '{count} in your bag' },
  added: { id: 'addTreats.added', defaultMessage: '{name} is in your bag.' },
  done: { id: 'addTreats.done', defaultMessage: 'Done' },
  none: { id: 'addTreats.none', defaultMessage: 'There is nothing to add at the moment.' },
  soldOut: { id: 'addTreats.soldOut', defaultMessage: 'There is no more of it at the moment.' },
})
