import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import { SHOP_TIME_ZONE } from '../../rules/shop-day'
import type { ShortageState } from '../../rules/shortage-states'
import { wordsIn } from '../languages/languages'
import type { MailContent } from './mail-content'
import { momentInWords, toOrderMail } from './order-mail.rules'
import { textToOf } from './text-messages'
import type { OrderMailContext } from './order-confirmation.rules'

interface Shortage {
  id: string
  shipmentId: string
  productId: string
  name: string
  quantity: number
  state: ShortageState
  replacement?: { productId: string; name: string }
  until?: string
  steps: readonly unknown[]
}

interface MissingContext extends OrderMailContext {
  /** Product id → name in the order's language. */
  names: ReadonlyMap<string, string>
  shop: string
  /** Where the buyer answers whether a replacement is welcome. */
  answerUrl?: string | undefined
  /** Whether it was not paid, and need not be paid any more. */
  isWaived?: boolean
}

/**
 * Tells the buyer that a shop does not have a piece of a pickup, and what becomes of it; undefined
 * if there is nothing to tell.
 */
export function toMissingMail(
  order: ShopperOrdersTypes.Order,
  shortage: Shortage,
  context: MissingContext,
): MailContent | undefined {
  const { names, shop, answerUrl, isWaived } = context
  const { confirmation, missing, locale } = wordsIn(context.locale)
  const { id, shipmentId, quantity, state, replacement, until = '' } = shortage
  if (state === 'found' || state === 'replaced') return undefined
  const { orderNo = '' } = order
  const piece = `${quantity} × ${names.get(shortage.productId) ?? shortage.name}`
  const other = replacement
    ? `${quantity} × ${names.get(replacement.productId) ?? replacement.name}`
    : ''
  const moment = until && momentInWords(new Date(until), locale, SHOP_TIME_ZONE)
  const texts = {
    refunded: () => [(isWaived ? missing.waived : missing.refunded)(piece, shop)],
    asked: () => [missing.asked(piece, other, shop), missing.otherwise(moment)],
    waiting: () => [missing.waiting(piece, shop, moment)],
  }[state]()
  return toOrderMail(order, context, {
    reference: `pickup:${orderNo}:${shipmentId}:${id}:${shortage.steps.length}`,
    // a question is answered from the mail
    textTo: state === 'asked' ? undefined : textToOf(order, shipmentId, context),
    subject: missing.subject[state](orderNo),
    texts,
    blocks: [
      ...(answerUrl === undefined
        ? []
        : [{ kind: 'button', text: missing.answer, href: answerUrl } as const]),
      {
        kind: answerUrl === undefined ? 'button' : 'link',
        text: confirmation.seeOrder,
        href: context.link,
      },
    ],
  })
}
