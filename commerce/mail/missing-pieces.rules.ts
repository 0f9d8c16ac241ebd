import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { ShortageState } from '../../rules/shortage-states'
import { wordsIn } from '../languages/languages'
import { timezoneOf } from '../sites/shop-time.rules'
import type { MailContent } from './mail-content'
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
  /** Of the site. */
  preferences: Readonly<Record<string, unknown>>
  /** Where the buyer answers whether a replacement is welcome. */
  answerUrl?: string
}

/**
 * Tells the buyer that a shop does not have a piece of a pickup, and what becomes of it; undefined
 * if there is nothing to tell.
 */
export function toMissingMail(
  order: ShopperOrdersTypes.Order,
  shortage: Shortage,
  { siteId, locale, link, names, shop, preferences, answerUrl }: MissingContext,
): MailContent | undefined {
  const { notices, confirmation, missing, locale: spoken } = wordsIn(locale)
  const { id, shipmentId, quantity, state, replacement, until = '' } = shortage
  if (state === 'found' || state === 'replaced') return undefined
  const { orderNo = '' } = order
  const piece = `${quantity} × ${names.get(shortage.productId) ?? shortage.name}`
  const other = replacement
    ? `${quantity} × ${names.get(replacement.productId) ?? replacement.name}`
    : ''
  const moment = until && momentInWords(until, spoken, timezoneOf(preferences))
  const texts = {
    refunded: () => [missing.refunded(piece, shop)],
    asked: () => [missing.asked(piece, other, shop), missing.otherwise(moment)],
    waiting: () => [missing.waiting(piece, shop, moment)],
  }[state]()
  const subject = missing.subject[state](orderNo)
  return {
    reference: `pickup:${orderNo}:${shipmentId}:${id}:${shortage.steps.length}`,
    to: order.customerInfo?.email ?? '',
    siteId,
    locale,
    subject,
    preheader: texts[0] ?? '',
    heading: subject,
    blocks: [
      { kind: 'text', text: notices.greeting(order.customerName) },
      ...texts.map((text) => ({ kind: 'text', text }) as const),
      ...(answerUrl === undefined
        ? []
        : [{ kind: 'button', text: missing.answer, href: answerUrl } as const]),
      {
        kind: answerUrl === undefined ? 'button' : 'link',
        text: confirmation.seeOrder,
        href: link,
      },
    ],
  }
}

/** `Friday, December 4 at 3:00 PM PST`, in the shop's time zone. */
function momentInWords(iso: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso))
}
