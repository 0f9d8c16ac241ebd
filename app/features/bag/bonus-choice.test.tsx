import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { Bag } from './bag'
import { line } from './testing/bag-server'

let isRefused = false
const { state } = createBasketServer({
  addItemToBasket: (basket, { body }) => {
    if (isRefused) return problem(400, 'product-item-not-available', 'This gift is gone.')
    const [item] = body as [{ productId: string; quantity: number }]
    const gift = {
      ...line(`gift-${item.productId}`, item.productId, 1),
      ...item,
      bonusProductLineItem: true,
    }
    return { ...basket, productItems: [...(basket.productItems ?? []), gift] }
  },
  updateItemInBasket: (basket, { parameters, body }) => ({
    ...basket,
    productItems: basket.productItems?.map((item) =>
      item.itemId === parameters.itemId ? { ...item, ...(body as object) } : item,
    ),
  }),
  removeItemFromBasket: (basket, { parameters }) => ({
    ...basket,
    productItems: basket.productItems?.filter(({ itemId }) => itemId !== parameters.itemId),
  }),
})

beforeEach(() => {
  isRefused = false
  state.stock = { c: 0 }
  state.basket = {
    basketId: 'b',
    productItems: [line('1', 'box', 3, { shipmentId: 'Shipment1' })],
    shipments: [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }],
    bonusDiscountLineItems: [
      {
        id: 'bonus-lolly',
        promotionId: 'lolly',
        maxBonusItems: 1,
        bonusProducts: ['a', 'b', 'c'].map((productId) => ({ productId, productName: productId })),
      },
    ],
  }
})

const offer = async (name: string) => within(await screen.findByRole('region', { name }))
const gifts = () =>
  state.basket.productItems
    ?.filter(({ bonusDiscountLineItemId }) => bonusDiscountLineItemId)
    .map(({ productId, quantity, shipmentId }) => [productId, quantity, shipmentId])

test('a bonus gift can be chosen, changed and declined, and joins the shipment that is delivered', async () => {
  renderInShop(<Bag />, '/cart')
  const choice = await offer('Choose a gift with your order')
  expect(choice.getByText('Nothing chosen yet')).toBeVisible()
  await userEvent.click(choice.getByRole('button', { name: 'Choose a' }))
  await waitFor(() => expect(gifts()).toEqual([['a', 1, 'Shipment1']]))
  expect(await choice.findByText('Chosen, and in your bag')).toBeVisible()
  // replaced by a single write, so that there is always a gift
  state.calls = []
  await userEvent.click(choice.getByRole('button', { name: 'Choose b' }))
  await waitFor(() => expect(gifts()).toEqual([['b', 1, 'Shipment1']]))
  expect(state.calls.map(({ method }) => method)).toEqual(['updateItemInBasket'])
  await userEvent.click(await choice.findByRole('button', { name: 'Remove the gift b' }))
  await waitFor(() => expect(gifts()).toEqual([]))
})

test('up to the allowed number of bonus gifts can be chosen', async () => {
  const [only] = state.basket.bonusDiscountLineItems ?? []
  if (only) only.maxBonusItems = 2
  state.stock = {}
  renderInShop(<Bag />, '/cart')
  const choice = await offer('Choose up to 2 gifts with your order')
  await userEvent.click(choice.getByRole('button', { name: 'Choose a' }))
  expect(await choice.findByText('1 of 2 chosen, and in your bag')).toBeVisible()
  await userEvent.click(choice.getByRole('button', { name: 'Choose b' }))
  expect(await choice.findByText('2 of 2 chosen, and in your bag')).toBeVisible()
  expect(choice.getByRole('button', { name: 'Choose c' })).toBeDisabled()
})

test('a sold-out bonus gift cannot be chosen, and a refused choice shows an error', async () => {
  isRefused = true
  renderInShop(<Bag />, '/cart')
  const choice = await offer('Choose a gift with your order')
  await waitFor(() => expect(choice.getByRole('button', { name: 'Choose c' })).toBeDisabled())
  expect(choice.getByRole('button', { name: 'Choose c' })).toHaveTextContent('Sold out')
  await userEvent.click(choice.getByRole('button', { name: 'Choose a' }))
  expect(await choice.findByText('This gift is gone.')).toBeVisible()
  expect(gifts()).toEqual([])
})
