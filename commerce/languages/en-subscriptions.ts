import type { Words } from './words.types'

export const ENGLISH_SUBSCRIPTIONS: Words['subscriptions'] = {
  discount: (percent) => `Subscription: ${percent}% off`,
  title: 'Your subscription',
  see: 'See your subscriptions',
  chooseCard: 'Choose another card',
  next: 'Next delivery',
  howOften: 'How often',
  subjects: {
    begun: (product) => `Your subscription to ${product} has begun`,
    reminder: (product, day) => `Your next ${product} is on ${day}`,
    outOfStock: (product) => `${product} is out of stock at the moment`,
    missed: (product) => `Your delivery of ${product} is left out this time`,
    declined: (product) => `Your card for your subscription to ${product} was declined`,
    cardExpired: (product) => `Your card for your subscription to ${product} has expired`,
    paused: (product) => `Your subscription to ${product} is paused`,
    ended: (product) => `Your subscription to ${product} has ended`,
    cancelled: (product) => `Your subscription to ${product} is cancelled`,
    changed: (product) => `Your subscription to ${product} was changed`,
    cardAsked: (product) => `Another card for your subscription to ${product}`,
  },
  texts: {
    begun: (product, day) =>
      `${product} comes with the order you have just placed, and from now on again and again. We send the next one on ${day}, charge your card for subscriptions that day, and remind you before. Skip, move, pause or cancel whenever you like.`,
    reminder: (product, day) =>
      `We will send ${product} and charge your card on ${day}. Until then you can skip this delivery, move it to another day or change where it goes.`,
    outOfStock: (product) =>
      `We wanted to send ${product}, but it is out of stock. We will try again every day and charge nothing until it leaves us.`,
    missed: (product) =>
      `${product} has not come back into stock in time, so this delivery is left out and nothing was charged. The next one comes on its usual day.`,
    declined: (product, day) =>
      `We wanted to send ${product}, but your card was declined and nothing was charged. We will try again on ${day}. Choose another card if you like: then we try again at once.`,
    cardExpired: (product, day) =>
      `We wanted to send ${product}, but your card has expired, so nothing was charged. Choose another card, and we send it at once. Otherwise we look again on ${day}.`,
    paused: (product) =>
      `We have paused your subscription to ${product}. Nothing is sent and nothing is charged until you resume it.`,
    ended: (product) => `Your subscription to ${product} has ended. Nothing more will be charged.`,
    changed: () => 'We changed it for you. If you did not ask us to, please write to us.',
    cardAsked: (product) =>
      `Please choose another card for ${product}, so that the next delivery can be charged. A delivery that waits for it is then sent at once.`,
    cancelled: (product) =>
      `Your subscription to ${product} is cancelled. Nothing more will be sent or charged. You can take it up again whenever you like.`,
  },
  changes: {
    skipped: 'The next delivery is skipped.',
    moved: 'The next delivery comes on another day.',
    frequency: 'It comes in another rhythm.',
    quantity: 'The quantity is another one.',
    product: 'It is another product now.',
    address: 'It goes to another address of your address book.',
    paused: 'It is paused: nothing is sent or charged until it is resumed.',
    resumed: 'It goes on.',
  },
  reasons: {
    'card-declined': 'Your card was declined several times.',
    'card-expired': 'Your card has expired.',
    'card-missing': 'There is no card to pay with any more.',
    'address-missing': 'The address it went to is no longer in your address book.',
    'not-deliverable': 'It can no longer be delivered as you ordered it.',
    'product-gone': 'We no longer make it, or no longer offer it as a subscription.',
    'order-cancelled': 'The order it began with was cancelled.',
  },
}
