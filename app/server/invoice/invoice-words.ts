import { moneyFormat } from '@rules/currency'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { SHOP_TIME_ZONE } from '@rules/shop-day'
import { readIntl } from '../read-intl'

type Values = Parameters<IntlShape['formatMessage']>[1]

export interface InvoiceWords {
  text(message: MessageDescriptor, values?: Values): string
  money(amount: number): string
  number(value: number): string
  day(time: string): string
}

export async function readInvoiceWords(locale: string, currency: string): Promise<InvoiceWords> {
  const intl = await readIntl(locale)
  return {
    text: (message, values) => String(intl.formatMessage(message, values)),
    money: (amount) => intl.formatNumber(amount, moneyFormat(currency)),
    number: (value) => intl.formatNumber(value),
    day: (time) => intl.formatDate(time, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }),
  }
}
