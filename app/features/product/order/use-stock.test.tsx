import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { stockQuery } from '@/commerce-client/products.queries'
import { createTestQueryClient, renderApp, testSite } from '../../../../tests/setup/render-app'
import { serve } from '../../../../tests/setup/serve'
import { truffles } from '../testing/truffles'
import { prefetchStock, useStock } from './use-stock'

/** The ids of all product requests and inventory requests. */
const asked = { products: [] as string[], inventory: [] as string[] }
let inventory: Record<string, object>
serve(
  http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids') ?? ''
    asked.products.push(ids)
    return HttpResponse.json({ data: ids.split(',').map((id) => ({ id, inventory: { ats: 5 } })) })
  }),
  http.get('*/products-inventory', ({ request }) => {
    asked.inventory.push(new URL(request.url).searchParams.get('ids') ?? '')
    return HttpResponse.json(inventory)
  }),
)

beforeEach(() => {
  Object.assign(asked, { products: [], inventory: [] })
  inventory = { small: { ats: 3, orderable: true } }
})

const single = { ...truffles, id: 'bar', variants: [], ats: 7 }
const variantIds = truffles.variants.map(({ productId }) => productId)

/** Renders the stock of a product; `brought` is the stock in the server-rendered page. */
function show(product: typeof truffles, productId: string, brought?: Record<string, number>) {
  function Stock() {
    const { stock, orderable } = useStock(product, productId, true)
    return <p>{`${stock ?? 'unknown'} pieces, ${orderable ? 'orderable' : 'not said'}`}</p>
  }
  const queryClient = createTestQueryClient()
  if (brought) queryClient.setQueryData(stockQuery(testSite.id, variantIds).queryKey, brought)
  renderApp(<Stock />, { queryClient })
  return queryClient
}

describe('during rendering on the server', () => {
  test('a product without variants includes its stock, so no second request is sent', async () => {
    await prefetchStock(createTestQueryClient(), testSite.id, single)
    expect(asked.products).toEqual([])
  })

  test('the stock of all variants is loaded with one request [PDP-085]', async () => {
    await prefetchStock(createTestQueryClient(), testSite.id, truffles)
    expect(asked.products).toEqual([variantIds.join(',')])
  })
})

describe('in the browser', () => {
  test('the stock of the page is shown until the current inventory is loaded [PDP-086]', async () => {
    show(truffles, 'small', { small: 9 })
    expect(screen.getByText('9 pieces, not said')).toBeVisible()
    expect(await screen.findByText('3 pieces, orderable')).toBeVisible()
    expect(asked).toEqual({ products: [], inventory: ['small'] })
  })

  test('a page without stock only waits for the inventory', async () => {
    show(truffles, 'small')
    expect(screen.getByText('unknown pieces, not said')).toBeVisible()
    expect(await screen.findByText('3 pieces, orderable')).toBeVisible()
    expect(asked.products).toEqual([])
  })

  test('when the inventory cannot be loaded, the products are requested for their stock [PDP-087]', async () => {
    inventory = {}
    const queryClient = show(truffles, 'small')
    expect(await screen.findByText('5 pieces, not said')).toBeVisible()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(asked.products).toEqual([variantIds.join(',')])
  })

  test('when the inventory cannot be loaded, the stock included in the page is used', async () => {
    inventory = {}
    const queryClient = show(truffles, 'small', { small: 9 })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.getByText('9 pieces, not said')).toBeVisible()
    expect(asked.products).toEqual([])
  })
})
