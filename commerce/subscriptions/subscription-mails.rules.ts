import { dayInWords } from '../mail/delivery-lines.rules'
import type { MailContent } from '../mail/mail-content'
import { mailWords } from '../mail/mail-words'

/** What a customer is told of a subscription. */
export type SubscriptionNews =
  | { kind: 'reminder' | 'outOfStock' | 'missed'; day: string }
  | { kind: 'declined'; day: string; retryOn: string }
  | { kind: 'paused' | 'ended' | 'cancelled'; reason: string }

export interface MailSubject {
  subscriptionId: string
  siteId: string
  /** A product, in the language of the mail. */
  product: string
  /** Absolute. */
  imageUrl?: string
  quantity: number
  to: string
  firstName: string | undefined
  locale: string
  /** The page of the customer's subscriptions. */
  link: string
}

/** @param occasion with the kind of news it names the mail: there is one of each */
export function toSubscriptionMail(
  news: SubscriptionNews,
  occasion: string,
  subject: MailSubject,
): MailContent {
  const { subscriptionId, siteId, product, imageUrl, quantity, to, firstName, locale } = subject
  const { subscription: words, notices, locale: language } = mailWords(locale)
  const title = words.subjects[news.kind](
    product,
    'day' in news ? dayInWords(news.day, language) : '',
  )
  const reason = 'reason' in news ? words.reasons[news.reason] : undefined
  const text = toText(news, `${quantity} × ${product}`, locale)
  const item = {
    line: `${quantity} × ${product}`,
    name: product,
    detail: `${quantity} ×`,
    notes: [],
    ...(imageUrl && { imageUrl }),
  }
  return {
    reference: `subscription:${subscriptionId}:${news.kind}:${occasion}`,
    to,
    siteId,
    locale,
    subject: title,
    preheader: reason ?? text,
    heading: title,
    blocks: [
      { kind: 'text', text: notices.greeting(firstName) },
      { kind: 'text', text: [reason, text].filter(Boolean).join(' ') },
      { kind: 'items', title: words.title, items: [item] },
      { kind: 'button', text: words.see, href: subject.link },
    ],
  }
}

function toText(news: SubscriptionNews, goods: string, locale: string): string {
  const { subscription: words, locale: language } = mailWords(locale)
  if (news.kind === 'declined') return words.declined(goods, dayInWords(news.retryOn, language))
  return words.texts[news.kind](goods, 'day' in news ? dayInWords(news.day, language) : '')
}
