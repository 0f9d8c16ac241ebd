/** The texts of the wallet's page, in the language of the shop's page from which it was opened. */
export interface WalletTexts {
  title: string
  standIn: string
  pays: string
  source: string
  balance: string
  empty: string
  schedule: string
  today: string
  inWeeks: string
  approve: string
  cancel: string
  expiredTitle: string
  expired: string
  back: string
}

const ENGLISH: WalletTexts = {
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
}

const SPANISH: WalletTexts = {
  title: 'Aprueba tu pago',
  standIn: 'Esta página sustituye a {wallet}: no se pide ninguna cuenta y no se mueve dinero.',
  pays: 'Pagas a {merchant}',
  source: 'Pagar con',
  balance: 'Tu saldo',
  empty: 'Una cuenta bancaria sin fondos: el pago será rechazado',
  schedule: 'Cuatro pagos sin intereses',
  today: 'Hoy',
  inWeeks: 'En {weeks} semanas',
  approve: 'Aprobar el pago',
  cancel: 'Cancelar y volver a {merchant}',
  expiredTitle: 'Este pago ha caducado',
  expired:
    'No se ha cobrado nada. Vuelve a {merchant} para intentarlo otra vez o elegir otra forma de pago.',
  back: 'Volver a {merchant}',
}

const LANGUAGES: Readonly<Record<string, WalletTexts>> = { en: ENGLISH, es: SPANISH }

/** @param language e.g. `es-US`; all languages other than Spanish use English. */
export function textsOf(language: string): { lang: string; texts: WalletTexts } {
  const [lang = 'en'] = language.toLowerCase().split('-')
  const texts = LANGUAGES[lang]
  return texts ? { lang, texts } : { lang: 'en', texts: ENGLISH }
}
