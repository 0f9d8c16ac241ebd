import { inLanguage } from '../mail/mail-words'

type Kind =
  | 'begun'
  | 'reminder'
  | 'outOfStock'
  | 'missed'
  | 'declined'
  | 'cardExpired'
  | 'paused'
  | 'ended'
  | 'cancelled'

interface SubscriptionWords {
  /** The ongoing discount's name in an order. */
  discount: (percent: number) => string
  /** The title above the product. */
  title: string
  see: string
  chooseCard: string
  next: string
  howOften: string
  subjects: Readonly<Record<Kind, (product: string, day: string) => string>>
  texts: Readonly<Record<Kind, (product: string, day: string) => string>>
  /** Texts for the reasons why a subscription is paused or has ended. */
  reasons: Readonly<Record<string, string>>
}

const EN: SubscriptionWords = {
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
    cancelled: (product) =>
      `Your subscription to ${product} is cancelled. Nothing more will be sent or charged. You can take it up again whenever you like.`,
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

const ES: SubscriptionWords = {
  discount: (percent) => `Suscripción: ${percent} % de descuento`,
  title: 'Tu suscripción',
  see: 'Ver tus suscripciones',
  chooseCard: 'Elegir otra tarjeta',
  next: 'Próximo envío',
  howOften: 'Cada cuánto',
  subjects: {
    begun: (product) => `Tu suscripción a ${product} ha comenzado`,
    reminder: (product, day) => `Tu próximo envío de ${product}: ${day}`,
    outOfStock: (product) => `${product} está agotado por el momento`,
    missed: (product) => `Esta vez no enviaremos ${product}`,
    declined: (product) => `Tu tarjeta para la suscripción a ${product} fue rechazada`,
    cardExpired: (product) => `Tu tarjeta para la suscripción a ${product} venció`,
    paused: (product) => `Tu suscripción a ${product} está en pausa`,
    ended: (product) => `Tu suscripción a ${product} terminó`,
    cancelled: (product) => `Tu suscripción a ${product} se canceló`,
  },
  texts: {
    begun: (product, day) =>
      `${product} llega con el pedido que acabas de hacer, y desde ahora una y otra vez. Hacemos el siguiente envío el ${day}, cobramos ese día tu tarjeta para suscripciones y te avisamos antes. Omite, cambia, pausa o cancela cuando quieras.`,
    reminder: (product, day) =>
      `El ${day} enviaremos ${product} y cobraremos tu tarjeta. Hasta entonces puedes omitir este envío, cambiar el día o la dirección.`,
    outOfStock: (product) =>
      `Queríamos enviarte ${product}, pero está agotado. Lo intentaremos cada día y no cobraremos nada hasta que salga.`,
    missed: (product) =>
      `${product} no volvió a tiempo, así que omitimos este envío y no cobramos nada. El siguiente llega en su día habitual.`,
    declined: (product, day) =>
      `Queríamos enviarte ${product}, pero tu tarjeta fue rechazada y no cobramos nada. Lo intentaremos de nuevo el ${day}. Si quieres, elige otra tarjeta: entonces lo intentamos enseguida.`,
    cardExpired: (product, day) =>
      `Queríamos enviarte ${product}, pero tu tarjeta venció y no cobramos nada. Elige otra tarjeta y lo enviamos enseguida. Si no, lo miramos de nuevo el ${day}.`,
    paused: (product) =>
      `Pusimos en pausa tu suscripción a ${product}. No enviaremos ni cobraremos nada hasta que la reanudes.`,
    ended: (product) => `Tu suscripción a ${product} terminó. No cobraremos nada más.`,
    cancelled: (product) =>
      `Tu suscripción a ${product} se canceló. No enviaremos ni cobraremos nada más. Puedes retomarla cuando quieras.`,
  },
  reasons: {
    'card-declined': 'Tu tarjeta fue rechazada varias veces.',
    'card-expired': 'Tu tarjeta venció.',
    'card-missing': 'Ya no hay una tarjeta con la que pagar.',
    'address-missing': 'La dirección de envío ya no está en tu libreta de direcciones.',
    'not-deliverable': 'Ya no se puede entregar como lo pediste.',
    'product-gone': 'Ya no lo hacemos o ya no lo ofrecemos como suscripción.',
    'order-cancelled': 'El pedido con el que comenzó se canceló.',
  },
}

export const subscriptionWords = (locale?: string): SubscriptionWords =>
  inLanguage({ en: EN, es: ES }, locale)
