import type { ShopperOrdersTypes } from 'commerce-sdk-isomorphic'
import type { ClaimWords } from '../languages/claim-words.types'
import { wordsIn } from '../languages/languages'
import type { MailBlock, MailContent } from '../mail/mail-content'
import type { OrderMailContext } from '../mail/order-confirmation.rules'
import { toOrderMail } from '../mail/order-mail.rules'
import type { nameItems } from './claim.mapper'
import type { ClaimRow } from './claims.tables'
import type { WaysBack } from './returned-pieces'

export type ClaimNews =
  ('received' | 'replacement' | 'replaced' | 'declined') | ('asked' | 'returning' | 'expired')

/**
 * Tells the shopper what becomes of a claim; a refund has its own mail.
 * @param told what an operator answered, and the order that replaces the items
 */
export function toClaimMail(
  order: ShopperOrdersTypes.Order,
  { id, kind, return_no: returnNo }: Pick<ClaimRow, 'id' | 'kind' | 'return_no'>,
  {
    news,
    items,
    answer,
    replacedBy,
    ways,
  }: {
    news: ClaimNews
    items: ReturnType<typeof nameItems>
    answer?: string
    replacedBy?: string
    ways?: WaysBack | undefined
  },
  context: Pick<OrderMailContext, 'siteId' | 'locale' | 'link'>,
): MailContent {
  const { claims } = wordsIn(context.locale)
  const { orderNo = '' } = order
  const rows = items.map(
    ({ quantity, name }) => [`${quantity} × ${name}`, claims.kinds[kind]] as const,
  )
  const quoted: MailBlock[] = answer ? [{ kind: 'quote', text: answer }] : []
  return toOrderMail(order, context, {
    reference: ['claim', orderNo, id, news, ...(replacedBy ? [replacedBy] : [])].join(':'),
    subject: claims[news].subject(orderNo),
    texts: [
      claims[news].text,
      ...(replacedBy ? [claims.ordered(replacedBy)] : []),
      ...(ways ? toWays(claims, ways) : []),
      ...(news === 'returning' && returnNo ? [claims.returnNo(returnNo)] : []),
    ],
    blocks: [
      ...quoted,
      { kind: 'button', text: claims.see, href: context.link },
      { kind: 'facts', title: claims.about, rows },
    ],
  })
}

function toWays({ waysBack: { label, shop, none } }: ClaimWords, { hasLabel, toShop }: WaysBack) {
  if (!hasLabel && !toShop) return [none]
  return [...(hasLabel ? [label] : []), ...(toShop ? [shop] : [])]
}
