import type { OfficeOrderEvent } from '../../contracts/order'
import type { PaperKind } from '../../contracts/papers'
import type { StoredMail } from '../mail/mail.service'
import type { BackOfficeOrder } from '../orders/back-office-order.rules'

export function toTimeline(
  { stored, comments, prints }: BackOfficeOrder,
  mails: readonly StoredMail[],
): OfficeOrderEvent[] {
  const events: OfficeOrderEvent[] = [
    { at: stored.createdAt.toISOString(), kind: 'event', text: 'ordered' },
    ...(stored.document.history ?? []).map(({ at, text, by }): OfficeOrderEvent => {
      const kind = text.startsWith('refund') ? 'refund' : 'event'
      return { at, kind, text, ...(by !== undefined && { by }) }
    }),
    ...mails.map(({ id, created_at: at, subject }): OfficeOrderEvent => {
      return { at: at.toISOString(), kind: 'mail', text: subject, mailId: id }
    }),
    ...toPrintEvents(prints),
    ...comments.map(({ at, text, author_name: by }): OfficeOrderEvent => {
      return { at: at.toISOString(), kind: 'comment', text, by }
    }),
  ]
  // events of the same time stay in the order in which they were written
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

const PRINTED: Readonly<Record<PaperKind, readonly [one: string, many: string]>> = {
  slip: ['packing slip printed', 'packing slips'],
  card: ['gift message printed as a card', 'gift messages as cards'],
  'pick-list': ['printed on a pick list', 'pick list'],
}

/** Parcels that were printed together are one event. */
function toPrintEvents(prints: BackOfficeOrder['prints']): OfficeOrderEvent[] {
  const together = new Map<string, BackOfficeOrder['prints'][number][]>()
  for (const print of prints) {
    const key = `${print.kind} ${print.at.toISOString()} ${print.by_name}`
    together.set(key, [...(together.get(key) ?? []), print])
  }
  return [...together.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const [one, many] = PRINTED[first.kind]
    const text = own.length === 1 ? one : `${many} of ${own.length} parcels printed`
    return [{ at: first.at.toISOString(), kind: 'event', text, by: first.by_name } as const]
  })
}
