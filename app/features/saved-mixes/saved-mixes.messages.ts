import { defineMessages } from 'react-intl'

export const savedMixesMessages = defineMessages({
  title: { id: 'savedMixes.title', defaultMessage: 'Your Boxes' },
  text: {
    id: 'savedMixes.text',
    defaultMessage: 'Mixes that you have saved, to order them again at today’s prices.',
  },
  failed: { id: 'savedMixes.failed', defaultMessage: 'Your saved boxes could not be loaded.' },
  view: { id: 'savedMixes.view', defaultMessage: 'View your boxes' },
  count: {
    id: 'savedMixes.count',
    defaultMessage: '{count, plural, one {# saved box} other {# saved boxes}}',
  },
  emptyTitle: { id: 'savedMixes.emptyTitle', defaultMessage: 'No box saved yet' },
  emptyText: {
    id: 'savedMixes.emptyText',
    defaultMessage: 'Fill a box of your own and press “Save this mix”: it waits for you here.',
  },
  build: { id: 'savedMixes.build', defaultMessage: 'Build a box' },
  unnamed: { id: 'savedMixes.unnamed', defaultMessage: 'A box of your own' },
  open: { id: 'savedMixes.open', defaultMessage: 'Open in the Builder' },
  boxNotSold: { id: 'savedMixes.boxNotSold', defaultMessage: 'This box is no longer sold.' },
  rename: { id: 'savedMixes.rename', defaultMessage: 'Rename' },
  renameNamed: { id: 'savedMixes.renameNamed', defaultMessage: 'Rename {name}' },
  name: { id: 'savedMixes.name', defaultMessage: 'Name of the box' },
  saveName: { id: 'savedMixes.saveName', defaultMessage: 'Save Name' },
  renamed: { id: 'savedMixes.renamed', defaultMessage: 'The name is saved.' },
  remove: { id: 'savedMixes.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'savedMixes.removeNamed', defaultMessage: 'Remove {name}' },
  removed: { id: 'savedMixes.removed', defaultMessage: '{name} was removed from your boxes.' },
  undoNamed: { id: 'savedMixes.undoNamed', defaultMessage: 'Undo removing {name}' },
})
