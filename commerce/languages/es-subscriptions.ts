import type { Words } from './words.types'

export const SPANISH_SUBSCRIPTIONS: Words['subscriptions'] = {
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
    changed: (product) => `Cambiamos tu suscripción a ${product}`,
    cardAsked: (product) => `Otra tarjeta para tu suscripción a ${product}`,
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
    changed: () => 'La cambiamos por ti. Si no nos lo pediste, escríbenos.',
    cardAsked: (product) =>
      `Elige otra tarjeta para ${product}, para que podamos cobrar el próximo envío. Si un envío la espera, sale enseguida.`,
    cancelled: (product) =>
      `Tu suscripción a ${product} se canceló. No enviaremos ni cobraremos nada más. Puedes retomarla cuando quieras.`,
  },
  changes: {
    skipped: 'Se omite el próximo envío.',
    moved: 'El próximo envío sale otro día.',
    frequency: 'Llega con otra frecuencia.',
    quantity: 'La cantidad es otra.',
    product: 'Ahora es otro producto.',
    address: 'Va a otra dirección de tu libreta de direcciones.',
    paused: 'Está en pausa: no enviaremos ni cobraremos nada hasta que se reanude.',
    resumed: 'Continúa.',
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
