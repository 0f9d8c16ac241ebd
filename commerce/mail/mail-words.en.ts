import type { MailWords } from './mail-words.types'

/** Singular and plural of day, week, month and year. */
const PERIODS = [
  ['day', 'days'],
  ['week', 'weeks'],
  ['month', 'months'],
  ['year', 'years'],
] as const

export const ENGLISH: MailWords = {
  locale: 'en-US',
  frame: {
    help: (phone) => `Questions? Call us at ${phone}.`,
    why: 'You asked us to write when something is back in stock.',
    unsubscribe: 'No more of these mails',
  },
  confirmation: {
    subject: (orderNo) => `Your order ${orderNo}`,
    preheader: (total) => `We have your order of ${total} and are on it.`,
    thanks: (name) => `Thank you for your order${name ? `, ${name}` : ''}.`,
    number: (orderNo) => `Your order number is ${orderNo}.`,
    ofSubscription: 'It comes by your subscription, which you can change at any time.',
    seeOrder: 'See your order',
    items: 'Items',
    line: (quantity, name, price) => `${quantity} × ${name} at ${price}`,
    detail: (quantity, price) => `${quantity} × ${price}`,
    giftMessage: (text) => `Gift message: ${text}`,
    boxRow: (row, pieces) => `Row ${row} of the box: ${pieces}`,
    giftCards: 'Gift cards by e-mail',
    mailedOn: (day) => `E-mailed on ${day}`,
    mailedAtOnce: 'E-mailed as soon as it is paid',
    subscribed: (often) => `Subscription: ${often.toLowerCase()}`,
    delivery: 'Delivery',
    pickup: 'Pickup',
    collectedBy: (name) => `To be collected by ${name}`,
    payment: 'Payment',
    endingIn: (name, digits) => `${name} ending in ${digits}`,
    card: 'Card',
    methods: {
      CREDIT_CARD: 'Card',
      PAY_BY_CHECK: 'Check',
      GIFT_CERTIFICATE: 'Gift card by e-mail',
      GIFTCARD: 'Gift card',
      GIFTCARD_DISCOUNTED: 'Gift card',
      KLARNA: 'Klarna',
      NO_PAYMENT: 'Nothing to pay',
    },
    chargedLater: 'Charged when your order leaves us',
    checkRequest: 'Please make your check payable to, and send it with the order number to:',
  },
  sums: {
    totals: 'Totals',
    items: 'Items',
    certificateFor: (email) => `Gift card for ${email}`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
    taxIncluded: 'Including tax',
    total: 'Total',
    discount: 'Discount',
  },
  journey: {
    wanted: (day) => `Wanted by ${day}`,
    leaves: (day) => `Leaves us on ${day}`,
    arrivesOn: (day) => `Arrives on ${day}`,
    arrivesBetween: (from, by) => `Arrives between ${from} and ${by}`,
    ice: 'Packed with ice packs and insulated packaging',
    instructions: (text) => `Delivery instructions: ${text}`,
  },
  notices: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    parcel: 'What is in it',
    readySubject: (orderNo) => `Your order ${orderNo} is ready to be collected`,
    ready: (orderNo) => `Your order ${orderNo} is ready for you in the shop.`,
    shippedSubject: (orderNo) => `Your order ${orderNo} is on its way`,
    shipped: (orderNo) => `A parcel of your order ${orderNo} has left our house.`,
    carrier: (name) => `Carrier: ${name}`,
    trackingNumber: (number) => `Tracking number: ${number}`,
    follow: 'Follow your parcel',
    cancelledSubject: (orderNo) => `Your order ${orderNo} was cancelled`,
    cancelled: (orderNo, total) => `Your order ${orderNo} of ${total} was cancelled.`,
    refund: (total) => `You get back ${total} the way you paid.`,
    refundByHand: (total) => `You get back ${total}.`,
    nothingCharged: 'Nothing was charged.',
    refundedSubject: (orderNo) => `Your order ${orderNo} was cancelled and refunded`,
    partRefundedSubject: (orderNo) => `A refund for your order ${orderNo}`,
    partRefunded: (orderNo) =>
      `We have refunded a part of what you paid for your order ${orderNo}.`,
    declinedSubject: (orderNo) => `Your card for order ${orderNo} was declined`,
    declined: (orderNo, total) =>
      `Your order ${orderNo} of ${total} is ready to leave, but your card could not be charged.`,
    declinedHelp:
      'Add another card to your wallet and we will charge that one; otherwise we will try the same card again. Your order waits until then.',
    addCard: 'Add a card',
  },
  account: {
    login: { subject: 'Your code to log in', intro: 'Enter this code to log in:' },
    otp: {
      subject: 'Your one-time password',
      intro: 'Enter this one-time password to go on:',
    },
    'password-reset': {
      subject: 'Set a new password',
      intro: 'Follow the link to set a new password:',
      action: 'Set a new password',
    },
    verification: {
      subject: 'Confirm your e-mail address',
      intro: 'Follow the link to confirm your e-mail address:',
      action: 'Confirm my e-mail address',
    },
  },
  accountDeleted: {
    subject: 'Your account has been deleted',
    intro:
      'Your account is deleted, and with it your profile, addresses, cards, lists and preferences.',
    orders:
      'The law has us keep the amounts of past orders for our books. They no longer say whose they were.',
    welcome: 'Thank you for the time with us. You are welcome back at any time.',
  },
  goodFor: (minutes) =>
    `It is good for ${minutes < 60 ? `${minutes} minutes` : `${minutes / 60} hours`}. If you did not ask for it, you need not do anything.`,
  stock: {
    subject: (product) => `${product} is back`,
    back: (product) => `${product} is in stock again.`,
    hurry: 'We make it in small batches: when they are gone, they are gone again.',
    see: 'See it in the shop',
  },
  every: (count, period) => {
    const [one, more] = PERIODS[period - 1] ?? ['', '']
    return count === 1 ? `Every ${one}` : `Every ${count} ${more}`
  },
  certificate: {
    subject: (amount) => `A gift card worth ${amount} for you`,
    received: (amount, recipient, sender) =>
      `${recipient ? `Dear ${recipient}, you` : 'You'} have received a gift card worth ${amount}${sender ? ` from ${sender}` : ''}.`,
    code: 'Gift card number',
    securityCode: 'Security code',
    use: 'Choose something sweet',
    howTo: 'Enter both when you pay. What is left over stays on the card.',
  },
}
