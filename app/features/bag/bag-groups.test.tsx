import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { createBagServer, line } from './testing/bag-server'

const { state } = createBagServer()

state.stock = { a: 12, b: 40 }
state.basket = { basketId: 'b' }

test('a line stays the same, with what is open in it, while other groups come and go', async () => {
  const box = [
    { pid: 'nut', qty: 5 },
    { pid: 'fig', qty: 4 },
  ]
  const c_customMix = JSON.stringify({ unitType: 'pieces', box })
  state.basket.productItems = [
    line('1', 'a', 2),
    line('2', 'b', 1, {
      shipmentId: 'Shipment1',
      c_customMix,
      c_boxPlaces: 'fig-1.nut-3.fig-3.nut-2',
    }),
  ]
  state.basket.shipments = [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }]
  renderInShop(<Bag />, '/cart')
  const fold = (await screen.findByText('In this order')).closest('details')
  await userEvent.click(screen.getByText('In this order'))
  expect(fold).toHaveAttribute('open')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Box a' }))
  expect(await screen.findByRole('list', { name: 'Items in your bag' })).toBeVisible()
  expect(screen.getByText('In this order').closest('details')).toBe(fold)
  await userEvent.click(await screen.findByRole('button', { name: 'Undo removing Box a' }))
  expect(await screen.findByRole('button', { name: 'Remove Box a' })).toBeVisible()
  expect(screen.getByText('In this order').closest('details')).toBe(fold)
  expect(fold).toHaveAttribute('open')
})
