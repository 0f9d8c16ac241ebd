import { auditFigures } from '../../scripts/testing/audit-figures'
import { useEngine } from '../testing/engine'
import { placeByCard } from '../testing/placed-order'
import { seedConfectioner } from '../testing/seed-confectioner'
import { useGuest } from '../testing/test-checkout'
import { countChanges } from './count-figures'

const engine = useEngine({ seed: seedConfectioner, listens: true })
const guest = useGuest(engine)

test('the pieces of filled boxes are counted in all copies of a box', async () => {
  await engine.db.updateTable('inventory').set({ ats: 500 }).execute()
  const c_customMix = JSON.stringify({
    box: [
      { pid: 'nut', qty: 5 },
      { pid: 'fig', qty: 15 },
    ],
  })
  const box = { productId: 'mix-box', quantity: 3, c_customMix }
  await placeByCard(guest, await guest.fillBasket([box]))
  await countChanges(engine.db)
  const pieces = engine.db.selectFrom('figure').select(['key', 'units', 'orders'])
  expect(await pieces.where('kind', '=', 'piece').orderBy('key').execute()).toEqual([
    { key: 'fig', units: 45, orders: 1 },
    { key: 'nut', units: 15, orders: 1 },
  ])
  expect(await auditFigures(engine.db, 'Etc/UTC')).toEqual([])
})
