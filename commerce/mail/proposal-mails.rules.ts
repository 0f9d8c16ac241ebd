import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { wordsIn } from '../languages/languages'
import type { MailContent } from './mail-content'
import type { OrderMailContext } from './order-confirmation.rules'
import { momentInWords, toOrderMail } from './order-mail.rules'
import { createMoneyFormat } from './order-sums.rules'

type Order = ShopperOrdersTypes.Order

interface ProposalNotice {
  /** At most one mail is sent per id. */
  id: string
  lines: readonly string[]
  /** What it costs more, in decimals. */
  difference: number
  until: { at: Date; timeZone: string }
  payLink: string
}

/** Asks the buyer to pay for a change of the order. */
export function toProposalMail(
  order: Order,
  { id, lines, difference, until, payLink }: ProposalNotice,
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const { edited, confirmation, locale } = wordsIn(context.locale)
  const { orderNo = '', currency = 'USD' } = order
  const due = momentInWords(until.at, locale, until.timeZone)
  const sum = createMoneyFormat(currency, locale)(difference)
  return toOrderMail(order, context, {
    reference: `changed:${orderNo}:link-${id}`,
    subject: edited.proposalSubject(orderNo),
    preheader: edited.proposalCost(sum),
    texts: [edited.proposal(orderNo), edited.proposalCost(sum), edited.proposalDue(due)],
    blocks: [
      { kind: 'facts', rows: lines.map((line) => [line] as const) },
      { kind: 'button', text: edited.pay(sum), href: payLink },
      { kind: 'link', text: confirmation.seeOrder, href: context.link },
    ],
  })
}

interface EndedNotice {
  id: string
  state: 'withdrawn' | 'expired' | 'impossible'
  /** Whether it is not known what became of a payment. */
  isUnclear: boolean
  isUnderWay: boolean
  /** What gift cards had paid of it, in decimals. */
  giftCards: number
}

/** A change does not happen, for which the buyer was asked to pay. */
export function toEndedProposalMail(
  order: Order,
  { id, state, isUnclear, isUnderWay, giftCards }: EndedNotice,
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const { edited, confirmation, locale } = wordsIn(context.locale)
  const { orderNo = '', currency = 'USD' } = order
  const money = [
    ...(isUnclear ? [edited.isBeingChecked] : []),
    ...(giftCards > 0
      ? [edited.giftCardsBack(createMoneyFormat(currency, locale)(giftCards))]
      : []),
  ]
  return toOrderMail(order, context, {
    reference: `changed:${orderNo}:ended-${id}`,
    subject: edited.endedSubject(orderNo),
    texts: [
      edited[state](orderNo),
      ...(money.length > 0 ? money : [edited.notCharged]),
      ...(isUnderWay ? [edited.stays] : []),
    ],
    blocks: [{ kind: 'button', text: confirmation.seeOrder, href: context.link }],
  })
}

interface GivenBackNotice extends Pick<EndedNotice, 'id' | 'isUnderWay' | 'giftCards'> {
  /** What a card had paid, in decimals. */
  amount: number
}

/** What was paid for a change came too late. */
export function toGivenBackMail(
  order: Order,
  { id, amount, giftCards, isUnderWay }: GivenBackNotice,
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const { edited, confirmation, locale } = wordsIn(context.locale)
  const { orderNo = '', currency = 'USD' } = order
  const format = createMoneyFormat(currency, locale)
  return toOrderMail(order, context, {
    reference: `changed:${orderNo}:back-${id}`,
    subject: edited.givenBackSubject(orderNo),
    texts: [
      edited.givenBack(orderNo, format(amount)),
      ...(giftCards > 0 ? [edited.giftCardsBack(format(giftCards))] : []),
      ...(isUnderWay ? [edited.stays] : []),
    ],
    blocks: [{ kind: 'button', text: confirmation.seeOrder, href: context.link }],
  })
}
