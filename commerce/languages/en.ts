import { ENGLISH_ACCOUNT, ENGLISH_PASSKEYS } from './en-account'
import { ENGLISH_CLAIMS } from './en-claims'
import { ENGLISH_EDITED } from './en-edits'
import { ENGLISH_MISSING, ENGLISH_PICKUPS } from './en-pickups'
import { ENGLISH_SUBSCRIPTIONS } from './en-subscriptions'
import type { Words } from './words.types'

/** Singular and plural of day, week, month and year. */
const PERIODS = [
  ['day', 'days'],
  ['week', 'weeks'],
  ['month', 'months'],
  ['year', 'years'],
] as const

export const ENGLISH: Words = {
  language: 'en',
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
    shippedSubject: (orderNo) => `Your order ${orderNo} is on its way`,
    shipped: (orderNo) => `A parcel of your order ${orderNo} has left our house.`,
    partShippedSubject: (orderNo) => `Part of your order ${orderNo} is on its way`,
    partShipped: (orderNo) => `Part of your order ${orderNo} has left our house. The rest follows.`,
    toFollow: 'What follows',
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
  pickups: ENGLISH_PICKUPS,
  claims: ENGLISH_CLAIMS,
  edited: ENGLISH_EDITED,
  missing: ENGLISH_MISSING,
  account: ENGLISH_ACCOUNT,
  passkeyNotices: ENGLISH_PASSKEYS,
  orderList: {
    subject: 'Your orders',
    intro: 'You asked us for the numbers of your orders. Each link shows one of them:',
    order: (orderNo, day, total) => `Order ${orderNo} of ${day}, ${total}`,
  },
  welcome: {
    subject: (site) => `Welcome to ${site}`,
    intro: 'Your account is ready, with room for your addresses, boxes and orders.',
    action: 'See your account',
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
  message: { subject: (topic) => `Your message to us: ${topic}`, yours: 'You wrote:' },
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
  subscriptions: ENGLISH_SUBSCRIPTIONS,
  unsubscribe: {
    title: 'No more of these mails?',
    ask: 'We will stop writing to you about what is back in stock.',
    button: 'Stop these mails',
    done: 'You will get no more of these mails.',
    again: 'If you change your mind, ask again on the page of a product.',
    unknown: 'This link is not good.',
  },
  sleeve: {
    title: 'Your logo on a sleeve',
    company: 'Company',
    contactName: 'Your name',
    email: 'Email address',
    phone: 'Phone (optional)',
    eventDate: 'Date of the event',
    quantity: 'How many boxes',
    quantityHint: 'From {least} boxes on.',
    sleeveText: 'Words for the sleeve',
    logo: 'Logo',
    logoHint: 'PNG, JPEG or WebP, up to 512 kB. Words, a logo, or both.',
    notes: 'Anything else we should know? (optional)',
    send: 'Send',
    sending: 'Sending…',
    invalid: 'Please check this field.',
    failed: 'The form could not be sent. Please try again.',
  },
  wallet: {
    title: 'Approve your payment',
    standIn: 'This page stands in for {wallet}: no account is asked for, and no money moves.',
    pays: 'You pay {merchant}',
    source: 'Pay with',
    balance: 'Your balance',
    empty: 'A bank account without funds: the payment will be declined',
    schedule: 'Four payments without interest',
    today: 'Today',
    inWeeks: 'In {weeks} weeks',
    approve: 'Approve Payment',
    cancel: 'Cancel and return to {merchant}',
    expiredTitle: 'This payment has timed out',
    expired:
      'Nothing was charged. Go back to {merchant} to try again or to choose another way to pay.',
    back: 'Return to {merchant}',
  },
}
