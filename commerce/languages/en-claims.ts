import { RETURN_WITHIN_DAYS } from '../../rules/claims'
import type { ClaimWords } from './claim-words.types'

export const ENGLISH_CLAIMS: ClaimWords = {
  link: 'Is something wrong with it?',
  kinds: {
    melted: 'Melted',
    broken: 'Broken',
    missing: 'Missing',
    late: 'Too late',
    wrong: 'Something else came',
    return: 'To be sent back',
  },
  about: 'What it is about',
  see: 'See what happens',
  received: {
    subject: (orderNo) => `We are looking at your order ${orderNo}`,
    text: 'We are sorry that something went wrong. One of us is looking at it and writes to you soon.',
  },
  replacement: {
    subject: (orderNo) => `A replacement for your order ${orderNo}`,
    text: 'We are sorry that something went wrong. We send you a replacement; you have nothing to pay.',
  },
  ordered: (orderNo) => `It is order ${orderNo}; its confirmation comes in another mail.`,
  replaced: {
    subject: (orderNo) => `The replacement for your order ${orderNo} is on its way`,
    text: 'The replacement is on its way. You have nothing to pay.',
  },
  declined: {
    subject: (orderNo) => `About your order ${orderNo}`,
    text: 'We have looked at what you told us about your order:',
  },
  asked: {
    subject: (orderNo) => `We are looking at your return of order ${orderNo}`,
    text: 'You would like to send something back. One of us is looking at it and writes to you soon. Please do not send it before.',
  },
  returning: {
    subject: (orderNo) => `Your return of order ${orderNo}`,
    text: `Please send or bring it back within ${RETURN_WITHIN_DAYS} days. You have your money back when it is with us.`,
  },
  waysBack: {
    label: 'You find the label for the parcel on the page of your order.',
    shop: 'Please bring what you collected in a shop to that shop.',
    none: 'Please write to us before you send it: we tell you where it goes.',
  },
  returnNo: (returnNo) => `Your return number is ${returnNo}.`,
  expired: {
    subject: (orderNo) => `Your return of order ${orderNo} has ended`,
    text: 'What you wanted to send back has not reached us. Please do not send it any more, and write to us if it is on its way.',
  },
}
