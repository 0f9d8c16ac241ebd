import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'

const card = {
  giftCertificateItemId: 'g1',
  amount: 50,
  recipientEmail: 'bo@example.com',
  recipientName: 'Bo',
  senderName: 'Ada',
  message: 'Enjoy',
  c_sendDate: '2026-12-24',
}
const { state } = createBasketServer({
  removeGiftCertificateItemFromBasket: (basket) => ({ ...basket, giftCertificateItems: [] }),
  addGiftCertificateItemToBasket: (basket, { body }) => ({
    ...basket,
    giftCertificateItems: [{ ...(body as typeof card), giftCertificateItemId: 'g2' }],
  }),
})

state.basket = {
  basketId: 'basket-1',
  shipments: [{ shipmentId: 'me' }],
  giftCertificateItems: [card],
  productSubTotal: 0,
  taxTotal: 0,
  shippingTotal: 0,
  orderTotal: 50,
}

test('an e-mailed gift card is listed in the bag without shipping [ORD-019]', async () => {
  const { address } = renderInShop(<Bag />, '/cart')
  expect(await screen.findByRole('heading', { name: 'E-gift card for Bo' })).toBeInTheDocument()
  expect(screen.getByText('E-mailed to bo@example.com')).toBeInTheDocument()
  expect(screen.queryByText('Add a gift message in the next step.')).not.toBeInTheDocument()
  expect(screen.getByText('On Thu, Dec 24')).toBeInTheDocument()
  expect(screen.getByText('Order Total')).toBeInTheDocument()
  expect(screen.queryByText('Shipping')).not.toBeInTheDocument()
  expect(screen.getByText('1 item')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Edit E-gift card for Bo' })).toLeadTo(
    '/e-gift-cards?item=g1',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }))
  await waitFor(() => expect(address()).toBe('/shipping'))
})

test('a removed gift card can be restored unchanged with undo', async () => {
  renderInShop(<Bag />, '/cart')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove E-gift card for Bo' }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Undo removing E-gift card for Bo' }),
  )
  expect(await screen.findByRole('heading', { name: 'E-gift card for Bo' })).toBeInTheDocument()
  const { giftCertificateItemId: _id, ...again } = card
  expect(state.calls.at(-1)).toMatchObject({
    method: 'addGiftCertificateItemToBasket',
    body: again,
  })
})

test('goods alone are offered extras such as gift bags', async () => {
  renderInShop(<Bag extras="Free gift bags" />, '/cart')
  expect(await screen.findByRole('heading', { name: 'E-gift card for Bo' })).toBeVisible()
  expect(screen.queryByText('Free gift bags')).not.toBeInTheDocument()
})
