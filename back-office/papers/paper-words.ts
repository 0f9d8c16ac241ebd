import { toDate } from '@rules/days'
import { formatDay } from '@rules/moment-text'
import { SHOP_TIME_ZONE } from '@rules/shop-day'

/** What a packing slip says to its recipient, in the language of the order. */
interface PaperWords {
  packingSlip: string
  shipTo: string
  order: string
  parcel: (place: number, count: number) => string
  from: (name: string) => string
  ordered: string
  leaves: string
  quantity: string
  item: string
  price: string
  total: string
  inEach: string
  inEachBox: (name: string | undefined) => string
}

const ENGLISH: PaperWords = {
  packingSlip: 'Packing slip',
  shipTo: 'Ship to',
  order: 'Order',
  parcel: (place, count) => `Parcel ${place} of ${count}`,
  from: (name) => `From ${name}`,
  ordered: 'Ordered',
  leaves: 'Leaves',
  quantity: 'Qty',
  item: 'Item',
  price: 'Price',
  total: 'Items in this parcel',
  inEach: 'In each',
  inEachBox: (name) => (name ? `In each box “${name}”` : 'In each box'),
}

const SPANISH: PaperWords = {
  packingSlip: 'Albarán',
  shipTo: 'Enviar a',
  order: 'Pedido',
  parcel: (place, count) => `Paquete ${place} de ${count}`,
  from: (name) => `De ${name}`,
  ordered: 'Pedido el',
  leaves: 'Sale el',
  quantity: 'Cant.',
  item: 'Artículo',
  price: 'Precio',
  total: 'Artículos de este paquete',
  inEach: 'En cada uno',
  inEachBox: (name) => (name ? `En cada caja «${name}»` : 'En cada caja'),
}

const WORDS: Readonly<Record<string, PaperWords>> = { en: ENGLISH, es: SPANISH }

const languageOf = (locale: string) => locale.split('-')[0] ?? ''

export const paperWords = (locale: string): PaperWords => WORDS[languageOf(locale)] ?? ENGLISH

/** The language of a slip's words, for its `lang`. */
export const paperLanguage = (locale: string) =>
  Object.hasOwn(WORDS, languageOf(locale)) ? languageOf(locale) : 'en'

export function dayInWords(day: string, locale: string): string {
  if (paperLanguage(locale) === 'en') return formatDay(day, 'long weekday')
  const format = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, format).format(toDate(day))
}

/** The day in the shop, wherever it is printed. */
export const dateInWords = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: SHOP_TIME_ZONE }).format(
    new Date(iso),
  )

export const priceInWords = (amount: number, currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
