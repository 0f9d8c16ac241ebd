import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheetState } from '@/ui/use-sheet'
import { useAddAndShow } from './use-add-and-show'

const { server, state } = createBasketServer()
const line = { itemId: '1', productId: 'box', quantity: 1, shipmentId: 'me' }
const forOne = { basketId: 'b', productItems: [line], shipments: [{ shipmentId: 'me' }] }
const forTwo = { ...forOne, shipments: [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }] }

function Shop({ isPickup = false }) {
  const { add, isAdding } = useAddAndShow()
  const sheet = useSheetState()
  const item = { productId: 'bar', quantity: 2 }
  return (
    <>
      <button
        aria-busy={isAdding}
        onClick={() => add([isPickup ? { ...item, fulfillmentOption: 'PICKUP' } : item])}
      >
        Add
      </button>
      <output>{sheet?.isOpen && sheet.name}</output>
    </>
  )
}

/** The bag is answered when `answer` is called; before, the button was clicked. */
async function clickAtOnce(basket: object | undefined, isPickup = false) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    http.post('*/scapi/shopperCustomers/getCustomerBaskets', async () => {
      await answered
      if (!basket) return HttpResponse.json({ title: 'Down' }, { status: 500 })
      return HttpResponse.json({ total: 1, baskets: [basket] })
    }),
  )
  renderInShop(<Shop isPickup={isPickup} />)
  const button = screen.getByRole('button', { name: 'Add' })
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  answer()
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'))
}
const added = () => state.calls.filter(({ method }) => method === 'addItemToBasket')

test('a click before the bag is loaded asks who gets the product if the bag has several recipients [MSH-014, SHEET-036]', async () => {
  await clickAtOnce(forTwo)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('add-to-shipments'))
  expect(added()).toEqual([])
})

test('otherwise it adds the product [FUL-013]', async () => {
  state.basket = forOne
  await clickAtOnce(forOne)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('added-to-bag'))
  expect(added()).toHaveLength(1)
})

test('nobody is asked for a pickup', async () => {
  state.basket = forTwo
  await clickAtOnce(forTwo, true)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('added-to-bag'))
})

test('a bag that cannot be read shows no choice', async () => {
  await clickAtOnce(undefined)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
