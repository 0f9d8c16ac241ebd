import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet } from '@/ui/use-sheet'
import AddTreatsSheet from './add-treats-sheet'

const shop = createBasketServer({
  addItemToBasket: (basket, { body }) => {
    const [item] = body as [{ productId: string; quantity: number; shipmentId?: string }]
    if (item.productId === 'gone') {
      return problem(400, 'errors/product-item-not-available', 'Nothing left.')
    }
    return { ...basket, productItems: [...(basket.productItems ?? []), { ...item, itemId: 'new' }] }
  },
})

const product = (id: string, extras: object = {}) => ({
  id,
  name: `Treat ${id}`,
  type: { item: true },
  price: 6,
  inventory: { ats: 9, orderable: true },
  ...extras,
})
const sized = product('sized', {
  type: { master: true },
  variants: [
    { productId: 's1', orderable: true, variationValues: { size: '1' } },
    { productId: 's2', orderable: true, variationValues: { size: '2' } },
  ],
  variationAttributes: [{ id: 'size', values: [{ value: '1' }, { value: '2' }] }],
})

let chosen: string[] | undefined

beforeEach(() => {
  chosen = ['bar', 'sized', 'gone']
  const sheetContent = () =>
    chosen
      ? HttpResponse.json({ contentType: 'product-carousel', productIds: chosen })
      : HttpResponse.json({ title: 'Not Found', type: 'not-found' }, { status: 404 })
  shop.server.use(
    http.get('*/api/:siteId/content', ({ request }) => {
      const key = new URL(request.url).searchParams.get('key')
      return key === 'test-shop/add-treats' ? sheetContent() : HttpResponse.error()
    }),
    http.get('*/scapi/shopperProducts/getProducts', () =>
      HttpResponse.json({ data: [product('bar'), sized, product('gone'), product('star')] }),
    ),
    http.post('*/scapi/shopperSearch/productSearch', () =>
      HttpResponse.json({ total: 1, hits: [{ productId: 'star' }], offset: 0, limit: 24 }),
    ),
  )
  shop.state.calls = []
  shop.state.basket = {
    basketId: 'basket-1',
    productItems: [{ itemId: 'i1', productId: 'bar', quantity: 2, shipmentId: 'aunt' }],
  }
})

function Opener({ shipmentId }: { shipmentId?: string }) {
  const { open } = useSheet()
  return (
    <>
      <button onClick={() => open('add-treats', { shipmentId })}>Add Treats</button>
      <AddTreatsSheet shipmentId={shipmentId} />
    </>
  )
}

async function openSheet(shipmentId?: string) {
  const user = userEvent.setup()
  renderInShop(<Opener shipmentId={shipmentId} />)
  await user.click(screen.getByRole('button', { name: 'Add Treats' }))
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Add Treats' })) }
}

test('the treats chosen by an editor are offered and added to the shipment the sheet was opened from [SHEET-034, SHEET-035]', async () => {
  const { user, sheet } = await openSheet('aunt')
  const add = await sheet.findByRole('button', { name: 'Add Treat bar to your bag' })
  expect(sheet.queryByText('Treat sized')).not.toBeInTheDocument()
  expect(await sheet.findByText('2 in your bag')).toBeVisible()
  await user.click(add)
  expect(await sheet.findByText('3 in your bag')).toBeVisible()
  expect(await sheet.findByText('Treat bar is in your bag.')).toBeInTheDocument()
  expect(shop.state.calls).toContainEqual(
    expect.objectContaining({
      method: 'addItemToBasket',
      body: [{ productId: 'bar', quantity: 1, shipmentId: 'aunt' }],
    }),
  )
})

test("a treat that has sold out meanwhile shows the service's message, and the others are still offered", async () => {
  const { user, sheet } = await openSheet()
  await user.click(await sheet.findByRole('button', { name: 'Add Treat gone to your bag' }))
  expect(await sheet.findByText('There is no more of it at the moment.')).toBeVisible()
  expect(sheet.getByRole('button', { name: 'Add Treat bar to your bag' })).toBeEnabled()
})

test('featured products are offered when an editor chose no treats', async () => {
  chosen = undefined
  const { sheet } = await openSheet()
  expect(await sheet.findByRole('button', { name: 'Add Treat star to your bag' })).toBeVisible()
  expect(sheet.queryByText('Treat bar')).not.toBeInTheDocument()
})

test('the Done button closes the sheet', async () => {
  const { user, sheet } = await openSheet()
  await user.click(sheet.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
