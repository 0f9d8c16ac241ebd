import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { wordsIn } from '../languages/languages'
import type { MailBlock, MailContent } from './mail-content'

interface OrderNews {
  /** At most one mail is sent per reference. */
  reference: string
  subject: string
  /** The subject, if absent. */
  heading?: string
  /** The first text, if absent. */
  preheader?: string
  texts: readonly string[]
  blocks: readonly MailBlock[]
  textTo?: string
}

/** A mail to the buyer of an order: a greeting, what is new, and more. */
export function toOrderMail(
  { customerInfo, customerName }: ShopperOrdersTypes.Order,
  { siteId, locale }: Pick<MailContent, 'siteId' | 'locale'>,
  { reference, subject, heading = subject, texts, preheader = texts[0] ?? '', ...rest }: OrderNews,
): MailContent {
  const all = [wordsIn(locale).notices.greeting(customerName), ...texts]
  return {
    ...{ reference, to: customerInfo?.email ?? '', siteId, locale },
    ...{ subject, preheader, heading, textTo: rest.textTo },
    blocks: [...all.map((text) => ({ kind: 'text', text }) as const), ...rest.blocks],
  }
}

/** `Friday, December 4 at 3:00 PM PST` */
export function momentInWords(moment: Date, locale: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  })
  return format.format(moment)
}
