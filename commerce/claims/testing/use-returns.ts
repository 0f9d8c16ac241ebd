import type { ClaimChange } from '../../../contracts/claim'
import type { Answer } from '../../testing/test-checkout'
import { BY, useClaims, type Sent } from './use-claims'

export const SELLER = ['Maison Brindille', '1 Cocoa Way', 'Emeryville, CA 94608']

interface Open {
  lines?: { quantity: number }[]
  returnable?: { quantity: number }[]
  claims?: { id: string; state: string; hasLabel: boolean; toShop: boolean }[]
}

/** A shop that takes boxes and brittle back, begun anew for each test. */
export function useReturns() {
  const claims = useClaims()
  const { engine, guest, writePreferences, ask, claim } = claims
  beforeEach(async () => {
    await engine.db.deleteFrom('order_label').execute()
    await writePreferences({ returnDays: 30, sellerAddress: SELLER })
    await mark(true)
  })

  const mark = (isReturnable: boolean) =>
    engine.db
      .updateTable('product')
      .set({ custom: JSON.stringify({ isReturnable }) })
      .where('id', 'in', ['assorted-9', 'brittle'])
      .execute()
  const services = () => engine.app.services
  const giveBack = (sent: Sent, more: object = {}, as = guest) =>
    claim(sent, { kind: 'return', returnReason: 'Changed my mind', ...more }, as)
  const open = async (orderNo: string) => (await ask('claimable', { orderNo })).body as Open
  const change = (id: string, asked: ClaimChange, expectedRevision = 1) =>
    services().claimOffice.change(id, { change: asked, expectedRevision, mayExceedCost: true }, BY)
  const mails = async () =>
    (await engine.db.selectFrom('outbox_mail').select(['reference', 'text']).execute()).filter(
      ({ reference }) => reference.startsWith('claim:'),
    )
  const idOf = ({ body }: Answer) => (body as { id?: string }).id ?? ''
  return { ...claims, services, mark, giveBack, open, change, mails, idOf }
}
