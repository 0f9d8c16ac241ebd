import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LineProduct } from '@/commerce-client/line-product.mapper'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { EGiftCards } from './e-gift-cards'

const storedCard = {
  giftCertificateItemId: 'g1',
  amount: 35,
  recipientEmail: 'bo@example.com',
  recipientName: 'Bo',
  senderName: 'Ada',
  message: 'Enjoy',
  c_design: 'cream',
  c_sendDate: '2026-12-24',
}
const { state } = createBasketServer({
  addGiftCertificateItemToBasket: (basket) => basket,
  updateGiftCertificateItemInBasket: (basket) => basket,
})
const designs = ['burgundy', 'cream'].map((id): LineProduct => ({
  id,
  name: `Card ${id}`,
  href: `/${id}`,
  options: [],
  ats: 0,
  isCollateral: false,
  isGiftCard: true,
}))
const limits = {
  currency: 'USD',
  minimum: 10,
  maximum: 500,
  firstDay: '2026-11-23',
  lastDay: '2027-11-22',
}

state.basket = { basketId: 'basket-1', giftCertificateItems: [storedCard] }

const open = (path = '/e-gift-cards') =>
  renderInShop(<EGiftCards designs={designs} limits={limits} />, path)
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const click = (name: string) => userEvent.click(screen.getByText(name))

function fillPeople() {
  type("Recipient's name", 'Bo Bloom')
  type("Recipient's email", 'bo@example.com')
  type('Your name', 'Ada')
}

test('a gift card is chosen, filled in and added to the bag [ORD-019]', async () => {
  open()
  await userEvent.click(screen.getByLabelText('Card cream'))
  await userEvent.click(screen.getByLabelText('$75.00'))
  fillPeople()
  type(/^Message/, 'Happy birthday')
  type(/^Day of sending/, '2026-12-24')
  await click('Add to Bag')
  const done = await screen.findByText('The gift card is in your bag.')
  await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'View your bag' })).toLeadTo('/cart')
  expect(state.calls).toMatchObject([
    {
      method: 'addGiftCertificateItemToBasket',
      body: {
        amount: 75,
        recipientEmail: 'bo@example.com',
        recipientName: 'Bo Bloom',
        senderName: 'Ada',
        message: 'Happy birthday',
        c_design: 'cream',
        c_sendDate: '2026-12-24',
      },
    },
  ])
  expect(screen.getByLabelText("Recipient's email")).toHaveValue('')
})

test.each([
  ['9', false],
  ['501', false],
  ['12.345', false],
  ['12.50', true],
])('a custom amount of %s is accepted: %s', async (amount, isTaken) => {
  open()
  await userEvent.click(screen.getByLabelText('Other'))
  type('Amount', amount)
  fillPeople()
  await click('Add to Bag')
  if (isTaken) {
    await screen.findByText('The gift card is in your bag.')
    expect(state.calls).toMatchObject([{ body: { amount: 12.5 } }])
  } else {
    expect(await screen.findByLabelText('Amount')).toBeInvalid()
    expect(state.calls).toEqual([])
  }
})

test('each missing field is listed with its error', async () => {
  open()
  await click('Add to Bag')
  const links = await screen.findAllByRole('link', { name: /This field is required/ })
  expect(links.map((link) => link.textContent)).toEqual([
    "Recipient's name: This field is required.",
    "Recipient's email: This field is required.",
    'Your name: This field is required.',
  ])
})

test('a gift card in the bag can be edited', async () => {
  const { address } = open('/e-gift-cards?item=g1')
  await waitFor(() => expect(screen.getByLabelText("Recipient's name")).toHaveValue('Bo'))
  expect(screen.getByLabelText('Amount')).toHaveValue('35')
  type(/^Message/, '')
  await click('Save Changes')
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(state.calls).toMatchObject([
    {
      method: 'updateGiftCertificateItemInBasket',
      parameters: { giftCertificateItemId: 'g1' },
      body: { amount: 35, message: '', c_design: 'cream', c_sendDate: '2026-12-24' },
    },
  ])
})
