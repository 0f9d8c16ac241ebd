import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { RuleKey } from './rules/rule-key'

/**
 * Exact texts of the requirements where they quote them (ADDR-029 to ADDR-046, FORM-010 to
 * FORM-090).
 */
export const ruleMessages: Record<RuleKey, MessageDescriptor> = defineMessages({
  required: { id: 'forms.required', defaultMessage: 'This field is required.' },
  invalid: { id: 'forms.invalid', defaultMessage: 'Invalid field value' },
  email: { id: 'forms.email', defaultMessage: 'Please enter a valid email address.' },
  emailOrZip: {
    id: 'forms.emailOrZip',
    defaultMessage: 'Please enter the email address or the zip code.',
  },
  street: { id: 'forms.street', defaultMessage: 'Invalid address' },
  zip: { id: 'forms.zip', defaultMessage: 'Please enter a valid zip code' },
  postalCode: { id: 'forms.postalCode', defaultMessage: 'Please enter a valid postal code' },
  state: { id: 'forms.state', defaultMessage: 'Please select a state.' },
  province: { id: 'forms.province', defaultMessage: 'Please select a province.' },
  country: { id: 'forms.country', defaultMessage: 'Please select a country.' },
  phone: { id: 'forms.phone', defaultMessage: 'Phone number must have 10 digits.' },
  formPhone: { id: 'forms.formPhone', defaultMessage: 'Please enter a valid phone number' },
  phoneLength: {
    id: 'forms.phoneLength',
    defaultMessage: 'Phone number should be up to 25 characters including non-numeric characters',
  },
  name: { id: 'forms.name', defaultMessage: 'Please enter a valid name' },
  birthday: { id: 'forms.birthday', defaultMessage: 'Please enter a valid birthday' },
  zipOrPostalCode: {
    id: 'forms.zipOrPostalCode',
    defaultMessage: 'Please enter a valid zip or postal code',
  },
  giftAmount: {
    id: 'forms.giftAmount',
    defaultMessage: 'Please enter an amount within the limits',
  },
  sendDate: {
    id: 'forms.sendDate',
    defaultMessage: 'Please choose a day within a year from today',
  },
  giftCardNumber: { id: 'forms.giftCardNumber', defaultMessage: 'Please enter a gift card number' },
  securityCode: { id: 'forms.securityCode', defaultMessage: 'Please enter a valid security code' },
  organizationType: {
    id: 'forms.organizationType',
    defaultMessage: 'Please select a organization type.',
  },
  catalogPhone: {
    id: 'forms.catalogPhone',
    defaultMessage: 'Invalid phone number. Should be 10 digits with optional extension.',
  },
  oneOption: { id: 'forms.oneOption', defaultMessage: 'At least one option must be selected' },
  giftMessage: {
    id: 'forms.giftMessage',
    defaultMessage:
      'Messages can only contain letters and numbers. Please remove any special characters to continue.',
  },
  printable: {
    id: 'forms.printable',
    defaultMessage: 'Please use plain letters, numbers and signs, without accents or emoji.',
  },
  cardExpired: { id: 'forms.cardExpired', defaultMessage: 'Card is expired' },
  cvvLength: { id: 'forms.cvvLength', defaultMessage: 'Invalid CVV length' },
  cvvValue: { id: 'forms.cvvValue', defaultMessage: 'Invalid CVV value' },
  password: { id: 'forms.password', defaultMessage: 'Please enter a valid password.' },
  currentPassword: {
    id: 'forms.currentPassword',
    defaultMessage: 'The password you entered is not correct. Please try again.',
  },
  cardNumber: { id: 'forms.cardNumber', defaultMessage: 'Please enter a valid card number.' },
  rating: { id: 'forms.rating', defaultMessage: 'Please choose one to five stars.' },
  reviewTitle: { id: 'forms.reviewTitle', defaultMessage: 'Please use 2 to 80 characters.' },
  reviewText: { id: 'forms.reviewText', defaultMessage: 'Please write 20 to 4,000 characters.' },
  nickname: { id: 'forms.nickname', defaultMessage: 'Please use 2 to 25 characters.' },
})

export const formMessages = defineMessages({
  choose: { id: 'forms.choose', defaultMessage: 'Select' },
  summary: {
    id: 'forms.summary',
    defaultMessage: '{count, plural, one {Please check one field:} other {Please check # fields:}}',
  },
})
