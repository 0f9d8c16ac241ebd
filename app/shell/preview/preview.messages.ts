import { defineMessages } from 'react-intl'

export const previewMessages = defineMessages({
  open: { id: 'preview.open', defaultMessage: 'Preview' },
  title: { id: 'preview.title', defaultMessage: 'Preview' },
  exit: { id: 'preview.exit', defaultMessage: 'Exit' },
  edit: { id: 'preview.edit', defaultMessage: 'Edit this page' },
  editHint: {
    id: 'preview.editHint',
    defaultMessage: 'In the content studio: point at a block, a menu or the footer to change it.',
  },
  shown: { id: 'preview.shown', defaultMessage: 'You see {moment}' },
  shownNow: { id: 'preview.shownNow', defaultMessage: 'You see the shop as it is now' },
  pricesShown: {
    id: 'preview.pricesShown',
    defaultMessage:
      'Products, prices and promotions are shown as chosen here. Stock, ratings and recommendations are today’s. Bag and checkout stay your own, as they are now.',
  },
  pricesOfNow: {
    id: 'preview.pricesOfNow',
    defaultMessage:
      'Content alone is previewed: prices, promotions, stock, ratings and recommendations are today’s.',
  },
  linkEnds: { id: 'preview.linkEnds', defaultMessage: 'This link ends {moment}.' },
  environment: { id: 'preview.environment', defaultMessage: 'Environment' },
  development: { id: 'preview.development', defaultMessage: 'Development' },
  staging: { id: 'preview.staging', defaultMessage: 'Staging' },
  production: { id: 'preview.production', defaultMessage: 'Production' },
  stagingDomain: { id: 'preview.stagingDomain', defaultMessage: 'Staging environment' },
  path: { id: 'preview.path', defaultMessage: 'Page path' },
  badPath: { id: 'preview.badPath', defaultMessage: 'A path of this shop begins with a slash.' },
  go: { id: 'preview.go', defaultMessage: 'Go' },
  time: { id: 'preview.time', defaultMessage: 'Preview in time' },
  timeHint: { id: 'preview.timeHint', defaultMessage: 'By the clocks in our shops (Pacific time)' },
  badTime: { id: 'preview.badTime', defaultMessage: 'Choose a day and a time.' },
  show: { id: 'preview.show', defaultMessage: 'Show' },
  group: { id: 'preview.group', defaultMessage: 'Customer group' },
  noGroup: { id: 'preview.noGroup', defaultMessage: 'None selected' },
  snapshot: { id: 'preview.snapshot', defaultMessage: 'Snapshot' },
  snapshotHint: { id: 'preview.snapshotHint', defaultMessage: 'Its id at the content hub' },
  noSnapshot: { id: 'preview.noSnapshot', defaultMessage: 'None selected' },
  noSnapshots: { id: 'preview.noSnapshots', defaultMessage: 'None has been taken yet.' },
  unknownSnapshot: {
    id: 'preview.unknownSnapshot',
    defaultMessage:
      'The content hub has no snapshot “{id}”: it may have been deleted. Choose another one in the preview’s settings.',
  },
  badSnapshot: {
    id: 'preview.badSnapshot',
    defaultMessage: 'An id has letters, digits and dashes only.',
  },
  failed: {
    id: 'preview.failed',
    defaultMessage: 'What can be chosen here could not be read. Try again in a moment.',
  },
})
