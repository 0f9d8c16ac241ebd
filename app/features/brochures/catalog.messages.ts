import { defineMessages } from 'react-intl'

/** Texts quoted in the requirements are prescribed (FORM-041 to FORM-044). */
export const catalogMessages = defineMessages({
  title: { id: 'catalog.title', defaultMessage: 'Download a Digital Catalog' },
  lead: {
    id: 'catalog.lead',
    defaultMessage: 'Every box, bar and carton on one shelf. Tell us who is reading.',
  },
  printedLead: {
    id: 'catalog.printedLead',
    defaultMessage:
      'We print it twice a year and mail it within the United States, free of charge.',
  },
  optIn: {
    id: 'catalog.optIn',
    defaultMessage: 'Write to me about new chocolates and offers, too.',
  },
  download: { id: 'catalog.download', defaultMessage: 'Download PDF' },
  submit: { id: 'catalog.submit', defaultMessage: 'Submit Request' },
  sending: { id: 'catalog.sending', defaultMessage: 'Sending your request…' },
  ready: { id: 'catalog.ready', defaultMessage: 'Success! Your Digital Catalog Is Ready' },
  downloadReady: { id: 'catalog.downloadReady', defaultMessage: 'Download Pdf' },
  request: { id: 'catalog.request', defaultMessage: 'REQUEST CATALOG' },
  confirmed: { id: 'catalog.confirmed', defaultMessage: 'Request Confirmed!' },
  confirmedText: {
    id: 'catalog.confirmedText',
    defaultMessage: 'It leaves with the next mail. Please allow a week or two.',
  },
  close: { id: 'catalog.close', defaultMessage: 'Close' },
})
