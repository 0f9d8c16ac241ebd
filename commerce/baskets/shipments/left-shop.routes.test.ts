import { useForAll } from '../../testing/use'
import { useEngine } from '../../testing/engine'
import { seedConfectioner } from '../../testing/seed-confectioner'
import { TestCheckout } from '../../testing/test-checkout'

const engine = useEngine(seedConfectioner)
const guest = useForAll(() => TestCheckout.asGuest(engine.app))

const setOpen = async (isOpen: boolean) => {
  const shop = engine.db.selectFrom('store').select('custom').where('id', '=', '101')
  const { custom } = await shop.executeTakeFirstOrThrow()
  const now = { ...(custom as object), temporarilyClosed: !isOpen }
  await engine.db
    .updateTable('store')
    .set({ custom: JSON.stringify(now) })
    .where('id', '=', '101')
    .execute()
}

it('items for pickup at a closed shop are reported, and can be shipped instead', async () => {
  await setOpen(true)
  const { body } = await guest.basket('POST', '', {
    shipments: [
      {
        shipmentId: 'me',
        c_fromStoreId: '101',
        shippingAddress: { city: 'San Francisco', stateCode: 'CA', c_storeId: '101' },
      },
    ],
    productItems: [{ productId: 'leaflet', quantity: 1 }],
  })
  const path = `/${body.basketId}/shipments/me`
  await setOpen(false)
  const closed = await guest.basket('GET', `/${body.basketId}`)
  expect(closed.body.c_flashes).toMatchObject([{ details: { reason: 'shop-unavailable' } }])
  const sent = await guest.basket('PATCH', path, {
    c_fromStoreId: '',
    shippingAddress: { city: '', stateCode: '', c_storeId: '' },
  })
  expect(sent.status).toBe(200)
  expect(sent.body).not.toHaveProperty('c_flashes')
  expect(sent.body.productItems?.[0]).not.toHaveProperty('c_fromStoreId')
})
