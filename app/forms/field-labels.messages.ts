import { defineMessages, type MessageDescriptor } from 'react-intl'

const labels = defineMessages({
  email: { id: 'field.email', defaultMessage: 'Email' },
  password: { id: 'field.password', defaultMessage: 'Password' },
  currentPassword: { id: 'field.currentPassword', defaultMessage: 'Current Password' },
  firstName: { id: 'field.firstName', defaultMessage: 'First Name' },
  lastName: { id: 'field.lastName', defaultMessage: 'Last Name' },
  companyName: { id: 'field.companyName', defaultMessage: 'Company' },
  organizationType: { id: 'field.organizationType', defaultMessage: 'Organization Type' },
  address1: { id: 'field.address1', defaultMessage: 'Street Address' },
  address2: { id: 'field.address2', defaultMessage: 'Unit / Suite' },
  city: { id: 'field.city', defaultMessage: 'City' },
  countryCode: { id: 'field.countryCode', defaultMessage: 'Country' },
  stateCode: { id: 'field.stateCode', defaultMessage: 'State' },
  province: { id: 'field.province', defaultMessage: 'Province' },
  postalCode: { id: 'field.postalCode', defaultMessage: 'Zip Code' },
  canadianPostalCode: { id: 'field.canadianPostalCode', defaultMessage: 'Postal Code' },
  c_PHONE_EXTENSION: { id: 'field.extension', defaultMessage: 'Extension' },
  c_isPOBox: { id: 'field.poBox', defaultMessage: 'This is a PO Box' },
  c_RESIDENCE_CODE: { id: 'field.residence', defaultMessage: 'This is a residence' },
  phone: { id: 'field.phone', defaultMessage: 'Phone' },
  birthDay: { id: 'field.birthDay', defaultMessage: 'Birthday' },
  orderNo: { id: 'field.orderNo', defaultMessage: 'Order Number' },
  cardNumber: { id: 'field.cardNumber', defaultMessage: 'Card Number' },
  giftCardNumber: { id: 'field.giftCardNumber', defaultMessage: 'Gift Card Number' },
  securityCode: { id: 'field.securityCode', defaultMessage: 'Security Code' },
  expirationMonth: { id: 'field.expirationMonth', defaultMessage: 'Month' },
  expirationYear: { id: 'field.expirationYear', defaultMessage: 'Year' },
  rating: { id: 'field.rating', defaultMessage: 'Your rating' },
  reviewTitle: { id: 'field.reviewTitle', defaultMessage: 'Title' },
  reviewText: { id: 'field.reviewText', defaultMessage: 'Your review' },
  nickname: { id: 'field.nickname', defaultMessage: 'Nickname' },
  questionType: { id: 'field.questionType', defaultMessage: 'Your question is about' },
  orderNumber: { id: 'field.orderNumber', defaultMessage: 'Order Number' },
  comment: { id: 'field.comment', defaultMessage: 'Your message' },
  message: { id: 'field.message', defaultMessage: 'Your message' },
  birthdate: { id: 'field.birthdate', defaultMessage: 'Birthday' },
  state: { id: 'field.state', defaultMessage: 'State' },
  ease: { id: 'field.ease', defaultMessage: 'Finding your way' },
  feedback: { id: 'field.feedback', defaultMessage: 'What could be better?' },
  otherAmount: { id: 'field.otherAmount', defaultMessage: 'Amount' },
  recipientName: { id: 'field.recipientName', defaultMessage: "Recipient's name" },
  recipientEmail: { id: 'field.recipientEmail', defaultMessage: "Recipient's email" },
  senderName: { id: 'field.senderName', defaultMessage: 'Your name' },
  sendDate: { id: 'field.sendDate', defaultMessage: 'Day of sending' },
  location: { id: 'field.location', defaultMessage: 'Where you live' },
})

export const fieldLabels = labels

/** Returns the label of a form's field by its path: `address.city` → City. */
export function findFieldLabel(path: string): MessageDescriptor | undefined {
  const name = path.split('.').pop() ?? ''
  return Object.entries(labels).find(([key]) => key === name)?.[1]
}
