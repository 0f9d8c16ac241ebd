import { dayInWords } from '../mail/delivery-lines.rules'
import type { MailContent, MailRow } from '../mail/mail-content'
import { wordsIn } from '../languages/languages'
import type { SubscriptionChangeMade, Words } from '../languages/words.types'
import type { Interval } from './subscription-dates.rules'

export type SubscriptionNews =
  | { kind: 'begun' | 'reminder' | 'outOfStock' | 'missed'; day: string }
  | { kind: 'declined' | 'cardExpired'; day: string; retryOn: string }
  | { kind: 'paused' | 'ended' | 'cancelled'; reason: string }
  | { kind: 'changed'; change: SubscriptionChangeMade; day: string }
  | { kind: 'cardAsked' }

export interface MailSubject {
  subscriptionId: string
  siteId: string
  /** The product's name, in the language of the mail. */
  product: string
  imageUrl?: string
  quantity: number
  interval: Interval
  to: string
  firstName: string | undefined
  locale: string
  link: string
}

/** @param occasion identifies the mail together with the kind of news; each mail is sent once */
export function toSubscriptionMail(
  news: SubscriptionNews,
  occasion: string,
  subject: MailSubject,
): MailContent {
  const { subscriptionId, siteId, product, imageUrl, quantity, to, firstName, locale } = subject
  const { notices, locale: language, subscriptions: words } = wordsIn(locale)
  const inWords = (day: string | undefined) => (day ? dayInWords(day, language) : '')
  const title = words.subjects[news.kind](product, inWords('day' in news ? news.day : undefined))
  const reason = toReason(news, words)
  const line = `${quantity} × ${product}`
  const text = words.texts[news.kind](product, inWords(dayOf(news)))
  const item = {
    line,
    name: product,
    detail: `× ${quantity}`,
    notes: [],
    ...(imageUrl && { imageUrl }),
  }
  const rows = toRows(news, subject)
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
      ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
      { kind: 'button', text: needsCard(news) ? words.chooseCard : words.see, href: subject.link },
    ],
  }
}

function toReason(news: SubscriptionNews, words: Words['subscriptions']): string | undefined {
  if (news.kind === 'changed') return words.changes[news.change]
  return 'reason' in news ? words.reasons[news.reason] : undefined
}

/** Returns the day that the text mentions. */
function dayOf(news: SubscriptionNews): string | undefined {
  if ('retryOn' in news) return news.retryOn
  return 'day' in news ? news.day : undefined
}

/** Returns whether the subscription can only continue with another card. */
function needsCard(news: SubscriptionNews): boolean {
  if (news.kind === 'cardAsked') return true
  return 'retryOn' in news || ('reason' in news && news.reason.startsWith('card-'))
}

/** Returns the facts in short rows for readers who only skim the mail. */
function toRows(news: SubscriptionNews, { interval, locale }: MailSubject): MailRow[] {
  const isGoing = news.kind === 'changed' && news.change !== 'paused'
  if (news.kind !== 'begun' && news.kind !== 'reminder' && !isGoing) return []
  const { every, locale: language, subscriptions: words } = wordsIn(locale)
  return [
    [words.howOften, every(interval.every, interval.period)],
    [words.next, dayInWords(news.day, language)],
  ]
}
