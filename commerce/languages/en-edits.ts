import type { EditedWords, PhoneOrderWords } from './edited-words.types'

export const ENGLISH_EDITED: EditedWords = {
  subject: (orderNo) => `Your order ${orderNo} was changed`,
  text: (orderNo) => `We have changed your order ${orderNo} for you:`,
  totals: (before, after) => `It costs ${after} now, instead of ${before}.`,
  proposalSubject: (orderNo) => `A change to your order ${orderNo} waits for you`,
  proposal: (orderNo) => `As we agreed, we would like to change your order ${orderNo}:`,
  proposalCost: (sum) => `This costs ${sum} more. We change it as soon as you have paid.`,
  proposalDue: (until) =>
    `We keep it for you until ${until}. After that, your order stays as it is.`,
  pay: (sum) => `Pay ${sum}`,
  givenBackSubject: (orderNo) => `We are giving back a payment for your order ${orderNo}`,
  givenBack: (orderNo, sum) =>
    `Your payment for the change to your order ${orderNo} came when it was no longer possible. We are giving back the ${sum}.`,
  endedSubject: (orderNo) => `The change to your order ${orderNo} will not happen`,
  withdrawn: (orderNo) => `We have withdrawn the change to your order ${orderNo}.`,
  expired: (orderNo) => `The time to pay for the change to your order ${orderNo} is over.`,
  impossible: (orderNo) => `The change to your order ${orderNo} is no longer possible.`,
  notCharged: 'You need not pay for it, and you were not charged for it.',
  isBeingChecked:
    'We are still checking whether a payment of yours went through. If it did, we give it back.',
  giftCardsBack: (sum) => `The ${sum} that you paid for it by gift card are on the card again.`,
  stays: 'Your order itself stays as it is.',
  labels: {
    recipient: 'Recipient',
    address: 'Address',
    phone: 'Phone',
    method: 'Shipping method',
    day: 'Arrival',
    message: 'Gift message',
    item: 'Item',
  },
}

export const ENGLISH_PHONE_ORDERS: PhoneOrderWords = {
  subject: (orderNo) => `Your order ${orderNo} waits for your payment`,
  text: 'As we agreed, we have prepared your order. Please look at it and pay with a card: we then begin to pack.',
  due: (until) => `We keep everything for you until ${until}, at these prices.`,
  withdrawnSubject: (orderNo) => `Your order ${orderNo} was withdrawn`,
  withdrawn: 'We have withdrawn the order that waited for your payment. You were not charged.',
}
