import { defineMessages, type MessageDescriptor } from 'react-intl'

export const captchaMessages = defineMessages({
  label: { id: 'captcha.label', defaultMessage: 'I am a person, not a robot' },
  checking: { id: 'captcha.checking', defaultMessage: 'One moment, we are checking…' },
  checked: { id: 'captcha.checked', defaultMessage: 'Checked. Thank you!' },
  outside: { id: 'captcha.outside', defaultMessage: 'Proof that you are a person' },
  question: {
    id: 'captcha.question',
    defaultMessage: 'One more step: please show us that you are a person.',
  },
  cancel: { id: 'captcha.cancel', defaultMessage: 'Cancel' },
})

/**
 * Why a captcha has no token: it has expired, or its service was not reachable (FORM-075,
 * FORM-096).
 */
export type CaptchaFailure = 'expired' | 'network'

/** The texts are those of reCAPTCHA. */
export const failureMessages: Record<CaptchaFailure, MessageDescriptor> = defineMessages({
  expired: { id: 'captcha.expired', defaultMessage: 'ReCAPTCHA token expired. Please try again.' },
  network: {
    id: 'captcha.network',
    defaultMessage: 'ReCAPTCHA experienced a network problem. Please try again.',
  },
})
