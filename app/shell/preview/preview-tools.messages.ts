import { defineMessages } from 'react-intl'

export const previewToolMessages = defineMessages({
  weeks: { id: 'previewTools.weeks', defaultMessage: 'The coming eight weeks' },
  showMoment: { id: 'previewTools.showMoment', defaultMessage: 'Show {moment}' },
  changes: { id: 'previewTools.changes', defaultMessage: 'What changes' },
  noChanges: { id: 'previewTools.noChanges', defaultMessage: 'Nothing changes by schedule.' },
  begins: { id: 'previewTools.begins', defaultMessage: '{name} begins' },
  ends: { id: 'previewTools.ends', defaultMessage: '{name} ends' },
  compare: { id: 'previewTools.compare', defaultMessage: 'Compare with now' },
  share: { id: 'previewTools.share', defaultMessage: 'Share this moment' },
  length: { id: 'previewTools.length', defaultMessage: 'The link ends after' },
  hour: { id: 'previewTools.hour', defaultMessage: 'One hour' },
  day: { id: 'previewTools.day', defaultMessage: 'One day' },
  week: { id: 'previewTools.week', defaultMessage: 'Seven days' },
  makeLink: { id: 'previewTools.makeLink', defaultMessage: 'Make a link' },
  link: { id: 'previewTools.link', defaultMessage: 'Link to share' },
  linkFailed: {
    id: 'previewTools.linkFailed',
    defaultMessage: 'No link could be made. Try again in a moment.',
  },
})
