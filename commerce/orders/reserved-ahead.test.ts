import { randomUUID } from 'node:crypto'
import { useEngine } from '../testing/engine'
import { placePickup } from '../testing/place-pickup'
import { seedConfectioner } from '../testing/seed-confectioner'
import { useGuest } from '../testing/test-checkout'

const engine = useEngine({ seed: seedConfectioner, listens: true })
const guest = useGuest(engine)

test('a replacement that is not made yet goes back to where it came from', async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  const tray = engine.db.updateTable('inventory').where('product_id', '=', 'shop-tray')
  const ahead = { ats: 0, backorderable: true, preorder_backorder_allocation: 4 }
  await tray.set(ahead).execute()
  const { orderNo = '', productItems = [] } = await placePickup(guest, 2)
  const { backOffice } = engine.app.services.orders
  const report = {
    ...{ id: randomUUID(), itemId: productItems[0]?.itemId ?? '', quantity: 1, revision: 0 },
    ...{ action: 'replace' as const, replacementId: 'shop-tray', isNoneLeft: false },
  }
  const answerBy = new Date(Date.now() + 86_400_000)
  const by = { name: 'Ada', requestId: 'test' }
  await backOffice.reportShortage({ orderNo, shipmentId: 'me' }, { report, answerBy }, by)
  const columns = ['ats', 'preorder_backorder_allocation as ahead'] as const
  const own = engine.db.selectFrom('inventory').where('list_id', '=', 'shop-101')
  const left = own.where('product_id', '=', 'shop-tray').select(columns)
  expect(await left.execute()).toEqual([{ ats: 0, ahead: 3 }])
  const { token } = await engine.db
    .selectFrom('pickup_question')
    .select('token')
    .executeTakeFirstOrThrow()
  await backOffice.questions.answer(token, 'no')
  expect(await left.execute()).toEqual([{ ats: 0, ahead: 4 }])
})
