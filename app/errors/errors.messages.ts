import { defineMessages } from 'react-intl'

/**
 * Texts shared by every part of the shop (ERR-001, ERR-010). They are quoted from the
 * specification.
 */
export const errorMessages = defineMessages({
  generic: {
    id: 'errors.generic',
    defaultMessage: 'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
  },
  sessionExpired: {
    id: 'errors.sessionExpired',
    defaultMessage: 'Your session has expired. Please log in again to continue.',
  },
  tooManyTransactions: {
    id: 'errors.tooManyTransactions',
    defaultMessage: 'Too many transaction attempts',
  },
  submit: {
    id: 'errors.submit',
    defaultMessage: 'Sorry there was a problem submitting your request, please try again',
  },
  invalidField: {
    id: 'errors.invalidField',
    defaultMessage: '"{field}" is not a valid value. Enter the correct value to proceed.',
  },
  // of an error whose type is `cookies-blocked`
  cookiesBlocked: {
    id: 'refusal.cookies-blocked',
    defaultMessage:
      'Your browser blocks cookies: allow cookies for this shop in the browser’s settings, so that your bag, login and checkout work.',
  },
  stateLabel: { id: 'errors.stateLabel', defaultMessage: 'State' },
  maintenanceTitle: { id: 'errors.maintenanceTitle', defaultMessage: 'Site Under Maintenance' },
})

/** The same texts for places without translations: outside React, and in thrown errors. */
export const GENERIC_ERROR_TEXT =
  'Oh fudge! Something unexpected went wrong! Please try again or contact us.'
export const COOKIES_BLOCKED_TEXT =
  'Your browser blocks cookies: allow cookies for this shop in the browser’s settings, so that your bag, login and checkout work.'
