import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheetState } from '@/ui/use-sheet'
import { useMoveToBag } from './use-move-to-bag'

const { state } = createBasketServer({ addItemToBasket: (basket) => basket })
const line = { itemId: '1', productId: 'box', quantity: 1, shipmentId: 'me' }
const forOne = { basketId: 'b', productItems: [line], shipments: [{ shipmentId: 'me' }] }
const forTwo = { ...forOne, shipments: [{ shipmentId: 'me' }, { shipmentId: 'Shipment1' }] }

const saved = (id: string) => ({
  item: { productId: id, quantity: 2 },
  product: {
    id,
    name: `Box ${id}`,
    href: `/${id}`,
    sizeCount: 1,
    addId: id,
    isOrderable: true,
    options: [],
    availability: 'in-stock' as const,
    isAwaited: false,
  },
})
const removed = jest.fn()
let sheet: ReturnType<typeof useSheetState>

function List() {
  const { move, isBusy } = useMoveToBag(({ productId }) => removed(productId))
  sheet = useSheetState()
  return (
    <button aria-busy={isBusy} onClick={() => move([saved('one'), saved('two')])}>
      Move
    </button>
  )
}

const added = () => state.calls.filter(({ method }) => method === 'addItemToBasket')
async function moveTo(basket: object) {
  state.basket = basket
  renderInShop(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
}

test('with several recipients, moving to the bag asks who gets it, then forgets the entries [MSH-014]', async () => {
  await moveTo(forTwo)
  await waitFor(() => expect(sheet).toMatchObject({ name: 'add-to-shipments', isOpen: true }))
  const props = sheet?.props as { items: object[]; onAdded: () => void }
  expect(props.items).toEqual([
    { productId: 'one', quantity: 2 },
    { productId: 'two', quantity: 2 },
  ])
  expect(added()).toEqual([])
  expect(removed).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Move' })).toHaveAttribute('aria-busy', 'false')
  act(() => props.onAdded())
  await waitFor(() => expect(removed.mock.calls).toEqual([['one'], ['two']]))
})

test('with one recipient, the entries are added at once', async () => {
  await moveTo(forOne)
  await waitFor(() => expect(removed.mock.calls).toEqual([['one'], ['two']]))
  expect(added()).toHaveLength(2)
})
