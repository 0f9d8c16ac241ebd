import { randomUUID } from 'node:crypto'
import type { ClaimChange } from '../../../contracts/claim'
import { placeByCard } from '../../testing/placed-order'
import { useCheckout, useGuest, type Answer } from '../../testing/test-checkout'

const CLAIMS = '/custom/claims/v1/organizations/f_ecom_prln_001'
export const BY = { name: 'Ada', requestId: 'test' }
export const SELLER = ['Maison Brindille', '1 Cocoa Way', 'Emeryville, CA 94608']

interface Sent {
  orderNo: string
  itemId: string
}

interface Open {
  lines?: { quantity: number }[]
  returnable?: { quantity: number }[]
  claims?: { id: string; state: string; hasLabel: boolean; toShop: boolean }[]
}

/** A shop that takes boxes and brittle back, begun anew for each test. */
export function useReturns() {
  const clock = { now: new Date() }
  const engine = useCheckout({ listens: true, now: () => clock.now })
  const guest = useGuest(engine)
  afterEach(() => {
    clock.now = new Date()
  })
  beforeEach(async () => {
    await engine.db.deleteFrom('claim').execute()
    await engine.db.deleteFrom('order_label').execute()
    await engine.db.deleteFrom('outbox_mail').execute()
    await engine.db.deleteFrom('login_attempt').execute()
    await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
    await writePreferences({ returnDays: 30, sellerAddress: SELLER })
    await mark(true)
  })

  const writePreferences = (preferences: object) =>
    engine.db
      .updateTable('site')
      .set({ preferences: JSON.stringify(preferences) })
      .execute()
  const mark = (isReturnable: boolean) =>
    engine.db
      .updateTable('product')
      .set({ custom: JSON.stringify({ isReturnable }) })
      .where('id', 'in', ['assorted-9', 'brittle'])
      .execute()
  const services = () => engine.app.services
  const office = () => services().orders.backOffice
  const read = async (orderNo: string) => (await office().getOrder(orderNo)).stored
  const ask = (path: string, body: object, as = guest): Promise<Answer> =>
    as.call('POST', `${CLAIMS}/${path}`, body)

  /** Places an order of boxes at $20 each, and sends it. */
  async function placeSent(quantity = 2, as = guest) {
    const basketId = await as.fillBasket([{ productId: 'assorted-9', quantity }])
    const { orderNo = '', productItems = [] } = await placeByCard(as, basketId)
    await office().shipShipment(orderNo, 'me', { carrier: 'UPS' }, BY)
    return { orderNo, itemId: productItems[0]?.itemId ?? '' }
  }

  const giveBack = ({ orderNo, itemId }: Sent, more: object = {}, as = guest) =>
    ask(
      'claims',
      {
        ...{ orderNo, id: randomUUID(), kind: 'return', returnReason: 'Changed my mind' },
        ...{ items: [{ itemId, quantity: 1 }], ...more },
      },
      as,
    )
  const open = async (orderNo: string) => (await ask('claimable', { orderNo })).body as Open
  const change = (id: string, asked: ClaimChange, expectedRevision = 1) =>
    services().claimOffice.change(id, { change: asked, expectedRevision, mayExceedCost: true }, BY)
  const mails = async () =>
    (await engine.db.selectFrom('outbox_mail').select(['reference', 'text']).execute()).filter(
      ({ reference }) => reference.startsWith('claim:'),
    )
  const idOf = ({ body }: Answer) => (body as { id?: string }).id ?? ''
  const shop = { clock, engine, guest, services, office, writePreferences, mark }
  return { ...shop, read, ask, placeSent, giveBack, open, change, mails, idOf }
}
