import type { ClaimWords } from './claim-words.types'

export const ENGLISH_CLAIMS: ClaimWords = {
  link: 'Is something wrong with it?',
  kinds: {
    melted: 'Melted',
    broken: 'Broken',
    missing: 'Missing',
    late: 'Too late',
    wrong: 'Something else came',
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
}
