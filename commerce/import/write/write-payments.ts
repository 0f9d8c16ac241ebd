import type { SiteContent } from '../archive'
import type { WriteContext } from '../import-context'
import { CARD_METHOD, type CardType } from '../read/read-payments'
import { nextPosition } from './next-position'
import { toRowEntries } from './row-entries'
import type { RowKind } from './row-kind'

export const PAYMENT_METHOD: RowKind = {
  table: 'payment_method',
  key: ['site_id', 'id'],
  scope: ['site_id'],
  root: 'payment-settings',
  count: 'paymentMethods',
}

export async function writePayments(context: WriteContext, site: SiteContent): Promise<void> {
  if (!site.payments) return
  const { methods, cards } = site.payments
  const { rows, mode } = context
  const scope = { site_id: site.id }
  rows.open(PAYMENT_METHOD, scope)
  const unread = new Set(cards.filter(({ isUnread }) => isUnread).map(({ cardType }) => cardType))
  const known = (await listCards(context, site.id)).filter(
    ({ cardType }) => mode !== 'replace' || unread.has(cardType),
  )
  const combined = combineCards(known, cards, mode === 'delete')
  let position = await nextPosition(context, 'payment_method', site.id)
  const entries = toRowEntries(methods, scope, (method, id) => ({
    name: method.name ?? id,
    description: method.description ?? null,
    image: method.image ?? null,
    enabled: method.enabled,
    position: position++,
    cards: id === CARD_METHOD ? combined : [],
    processor_id: method.processorId ?? null,
    restriction: method.restriction,
    localized: method.localized,
    custom: method.custom,
  }))
  await rows.write(PAYMENT_METHOD, entries)
  if (cards.length === 0) return
  await context.trx
    .updateTable('payment_method')
    .set({ cards: JSON.stringify(combined) })
    .where('site_id', '=', site.id)
    .where('id', '=', CARD_METHOD)
    .execute()
}

async function listCards({ trx }: WriteContext, siteId: string) {
  const row = await trx
    .selectFrom('payment_method')
    .select('cards')
    .where('site_id', '=', siteId)
    .where('id', '=', CARD_METHOD)
    .executeTakeFirst()
  return row?.cards ?? []
}

function combineCards(
  known: readonly { cardType: string; name: string }[],
  given: readonly CardType[],
  isDeleted: boolean,
) {
  const cards = new Map(known.map((card) => [card.cardType, card]))
  for (const { cardType, name, isUnread } of given) {
    if (isUnread) continue
    if (name === undefined || isDeleted) cards.delete(cardType)
    else cards.set(cardType, { cardType, name })
  }
  return [...cards.values()]
}
