import { randomUUID } from 'node:crypto'
import { placeByCard } from '../../testing/placed-order'
import { empty } from '../../testing/shop-state'
import { useCheckout, useGuest, type Answer } from '../../testing/test-checkout'

const CLAIMS = '/custom/claims/v1/organizations/f_ecom_prln_001'
export const BY = { name: 'Ada', requestId: 'test' }

export interface Sent {
  orderNo: string
  itemId: string
}

/** A shop with 50 of everything and without claims, begun anew for each test. */
export function useClaims() {
  const clock = { now: new Date() }
  const engine = useCheckout({ listens: true, now: () => clock.now })
  const guest = useGuest(engine)
  afterEach(() => {
    clock.now = new Date()
  })
  beforeEach(async () => {
    await empty(engine.db, 'claim', 'claim_photo', 'outbox_mail', 'login_attempt')
    await engine.db.updateTable('inventory').set({ ats: 50 }).execute()
  })

  const writePreferences = (preferences: object) =>
    engine.db
      .updateTable('site')
      .set({ preferences: JSON.stringify(preferences) })
      .execute()
  const office = () => engine.app.services.orders.backOffice
  const read = async (orderNo: string) => (await office().getOrder(orderNo)).stored
  const ask = (path: string, body: object, as = guest): Promise<Answer> =>
    as.call('POST', `${CLAIMS}/${path}`, body)

  /** Places an order of boxes at $20 each, and sends it, or only one box of it. */
  async function placeSent(quantity = 2, as = guest, { isPart = false } = {}): Promise<Sent> {
    const basketId = await as.fillBasket([{ productId: 'assorted-9', quantity }])
    const { orderNo = '', productItems = [] } = await placeByCard(as, basketId)
    const itemId = productItems[0]?.itemId ?? ''
    const parcel = { carrier: 'UPS', ...(isPart && { items: [{ itemId, quantity: 1 }] }) }
    await office().shipShipment(orderNo, 'me', parcel, BY)
    return { orderNo, itemId }
  }

  /** By default one piece is missing. */
  const claim = ({ orderNo, itemId }: Sent, more: object = {}, as = guest) => {
    const what = { kind: 'missing', items: [{ itemId, quantity: 1 }] }
    return ask('claims', { orderNo, id: randomUUID(), ...what, ...more }, as)
  }
  return { clock, engine, guest, office, writePreferences, read, ask, placeSent, claim }
}
