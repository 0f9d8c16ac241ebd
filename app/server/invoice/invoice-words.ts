import { moneyFormat } from '@domain/currency'
import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { SHOP_TIME_ZONE } from '@/domain/shop-day'
import { SOURCE_LOCALE } from '@/site/locale'

type Values = Parameters<IntlShape['formatMessage']>[1]

/** Texts, amounts and dates in the language of an invoice. */
export interface InvoiceWords {
  text(message: MessageDescriptor, values?: Values): string
  money(amount: number): string
  number(value: number): string
  day(time: string): string
}

export async function readInvoiceWords(locale: string, currency: string): Promise<InvoiceWords> {
  const intl = createIntl({
    locale,
    defaultLocale: SOURCE_LOCALE,
    messages: await readTexts(locale),
  })
  return {
    text: (message, values) => String(intl.formatMessage(message, values)),
    money: (amount) => intl.formatNumber(amount, moneyFormat(currency)),
    number: (value) => intl.formatNumber(value),
    day: (time) => intl.formatDate(time, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
  }
}

type Texts = NonNullable<Parameters<typeof createIntl>[0]['messages']>

async function readTexts(locale: string): Promise<Texts> {
  if (locale === SOURCE_LOCALE) return {}
  const file: { default: Texts } = await import(`../../../translations/${locale}.json`)
  return file.default
}
