/** What the worker's own pages say. */
export interface OfflineWords {
  title: string
  offline: string
  tryAgain: string
  readable: string
  home: string
}

const ENGLISH: OfflineWords = {
  title: 'This page opens once you are back online.',
  offline: 'You are offline.',
  tryAgain: 'Try again',
  readable: 'You can read these now',
  home: '{shop}, home',
}

const SPANISH: OfflineWords = {
  title: 'Esta página se abrirá cuando vuelvas a tener conexión.',
  offline: 'No tienes conexión.',
  tryAgain: 'Volver a intentar',
  readable: 'Puedes leer estas ahora',
  home: '{shop}, inicio',
}

/** @param locale as in an address: `es-US`. English where there are no words in its language. */
export function offlineWords(locale: string): OfflineWords {
  return locale.startsWith('es') ? SPANISH : ENGLISH
}
