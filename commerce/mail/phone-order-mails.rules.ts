import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { wordsIn } from '../languages/languages'
import type { MailContent } from './mail-content'
import type { OrderMailContext } from './order-confirmation.rules'
import { momentInWords, toOrderMail } from './order-mail.rules'
import { createMoneyFormat, toTotalRows } from './order-sums.rules'

type Order = ShopperOrdersTypes.Order

interface PhoneOrderNotice {
  /** At most one mail is sent per number. */
  number: number
  until: { at: Date; timeZone: string }
  payLink: string
}

/** Asks the buyer to pay for what an operator has ordered for them. */
export function toPhoneOrderMail(
  order: Order,
  { number, until, payLink }: PhoneOrderNotice,
  context: Pick<OrderMailContext, 'siteId' | 'locale'>,
): MailContent {
  const words = wordsIn(context.locale)
  const { confirmation, edited, phoneOrders } = words
  const { orderNo = '', currency = 'USD', orderTotal, productItems = [] } = order
  const money = createMoneyFormat(currency, words.locale)
  const items = productItems.map(({ productName = '', quantity = 0, ...item }) => {
    return [`${quantity} × ${productName}`, money(item.priceAfterItemDiscount)] as const
  })
  const due = momentInWords(until.at, words.locale, until.timeZone)
  return toOrderMail(order, context, {
    reference: `phone-order:${orderNo}:${number}`,
    subject: phoneOrders.subject(orderNo),
    texts: [phoneOrders.text, phoneOrders.due(due)],
    blocks: [
      { kind: 'facts', title: confirmation.items, rows: items },
      { kind: 'facts', title: words.sums.totals, rows: toTotalRows(order, money, words) },
      { kind: 'button', text: edited.pay(money(orderTotal)), href: payLink },
    ],
  })
}

/** What an operator has ordered is not ordered any more. */
export function toWithdrawnMail(
  order: Order,
  context: Pick<OrderMailContext, 'siteId' | 'locale'>,
): MailContent {
  const { phoneOrders } = wordsIn(context.locale)
  const { orderNo = '' } = order
  return toOrderMail(order, context, {
    reference: `phone-order:${orderNo}:withdrawn`,
    subject: phoneOrders.withdrawnSubject(orderNo),
    texts: [phoneOrders.withdrawn],
    blocks: [],
  })
}
