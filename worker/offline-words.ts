/** The texts of the worker's own pages. */
export interface OfflineWords {
  title: string
  offline: string
  tryAgain: string
  readable: string
  home: string
  bag: string
  /** Followed by the time at which the basket was stored. */
  bagAsOf: string
  bagWaits: string
  subtotal: string
  quantity: string
}

const ENGLISH: OfflineWords = {
  title: 'This page opens once you are back online.',
  offline: 'You are offline.',
  tryAgain: 'Try again',
  readable: 'You can read these now',
  home: '{shop}, home',
  bag: 'Your Bag',
  bagAsOf: 'This is your bag as of {moment}.',
  bagWaits: 'Nothing is lost: you can change it and check out once you are back online.',
  subtotal: 'Subtotal',
  quantity: 'Quantity {quantity}',
}

const SPANISH: OfflineWords = {
  title: 'Esta página se abrirá cuando vuelvas a tener conexión.',
  offline: 'No tienes conexión.',
  tryAgain: 'Volver a intentar',
  readable: 'Puedes leer estas ahora',
  home: '{shop}, inicio',
  bag: 'Tu bolsa',
  bagAsOf: 'Esta es tu bolsa al {moment}.',
  bagWaits: 'No se pierde nada: podrás cambiarla y pagar cuando vuelvas a tener conexión.',
  subtotal: 'Subtotal',
  quantity: 'Cantidad {quantity}',
}

/** @param locale as in an address: `es-US`. English for languages without a translation. */
export function offlineWords(locale: string): OfflineWords {
  return locale.startsWith('es') ? SPANISH : ENGLISH
}
