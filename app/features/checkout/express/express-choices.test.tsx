import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createFakeShops, shopRoutes } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ExpressPay } from './express-pay'
import { createExpressShop } from './testing/express-shop'

const { server, state, facts, called } = createExpressShop()

const open = async () => {
  const delivery = <p>The delivery day</p>
  const shop = renderInShop(<ExpressPay Delivery={() => delivery} />, '/cart', ['pickup'])
  await userEvent.click(await screen.findByRole('button', { name: 'Apple Pay' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Pay with Apple Pay' }))
  return { ...shop, sheet }
}
const ready = (sheet: Awaited<ReturnType<typeof open>>['sheet']) =>
  sheet.findByRole('button', { name: 'Pay $29.50' })

test('a shop that has everything can be chosen in the sheet, and closing it gives all back', async () => {
  const shops = createFakeShops()
  server.use(...shopRoutes(() => shops))
  shops.preferences = { ...facts.preferences, Bopis: true }
  const { sheet } = await open()
  await ready(sheet)
  expect(sheet.queryByRole('radio', { name: /University Avenue/ })).toBeNull()
  await userEvent.click(await sheet.findByRole('radio', { name: /Pick up at Maiden Lane/ }))
  expect(await sheet.findByRole('radiogroup', { name: 'Picked up by' })).toBeVisible()
  await waitFor(() => expect(sheet.queryByText('The delivery day')).toBeNull())
  expect(state.basket.shipments).toMatchObject([
    { c_fromStoreId: '101', shippingMethod: { id: 'Pickup' } },
  ])
  await userEvent.click(sheet.getByRole('radio', { name: 'Delivered' }))
  expect(await sheet.findByText('The delivery day')).toBeVisible()
  await userEvent.click(sheet.getByRole('radio', { name: /Pick up at Maiden Lane/ }))
  await waitFor(() => expect(state.basket.shipments?.[0]?.c_fromStoreId).toBe('101'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(facts.givenBack).toMatchObject([{ shippingAddress: null }]))
  expect(state.basket.shipments?.[0]?.c_fromStoreId).toBe('')
})

describe('a click on "Pay" while an address is being saved', () => {
  const payBetween = async (total: number) => {
    const { sheet, address } = await open()
    await userEvent.click(await sheet.findByRole('radio', { name: /350 Fifth Avenue/ }))
    const pay = await ready(sheet)
    await waitFor(() => expect(pay).toBeEnabled())
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.post('*/updateShippingAddressForShipment', async () => {
        await held
        state.basket = { ...state.basket, orderTotal: total }
        return HttpResponse.json(state.basket)
      }),
    )
    await userEvent.click(sheet.getByRole('radio', { name: /1600 Market Street/ }))
    await userEvent.click(pay)
    expect(called('createOrder')).toEqual([])
    release()
    return { sheet, address }
  }

  test('pays once it is saved', async () => {
    const { address } = await payBetween(29.5)
    await waitFor(() => expect(address()).toBe('/order-confirmation?orderNo=1001'))
    expect(called('createOrder')).toHaveLength(1)
  })

  test('shows another total first, and pays nothing', async () => {
    const { sheet } = await payBetween(31)
    expect(await sheet.findByText(/The total is \$31.00 now/)).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Pay $31.00' })).toBeEnabled()
    expect(facts.sent).toEqual([])
    expect(called('createOrder')).toEqual([])
  })
})
