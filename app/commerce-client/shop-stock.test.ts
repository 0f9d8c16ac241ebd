/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { getShopStock } from './shop-stock'

const asked: { productIDs: string | null; storeIDs: string | null }[] = []
let answer: (ids: string[]) => object
serve(
  http.get('*/api/shop/store-products-inventory', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const productIDs = searchParams.get('productIDs')
    asked.push({ productIDs, storeIDs: searchParams.get('storeIDs') })
    return HttpResponse.json(answer(productIDs?.split(',') ?? []))
  }),
)

beforeEach(() => {
  asked.length = 0
  answer = (ids) =>
    Object.fromEntries(
      ids.map((id) => [id, { stores: { '101': { ats: 3, inventoryList: 'shop-101' } } }]),
    )
})

it('asks for ten products at a time [SHOP-033]', async () => {
  const ids = Array.from({ length: 15 }, (_, index) => `p${index}`)
  const stock = await getShopStock('shop', ids, ['101', '102'])
  expect(asked.map(({ productIDs }) => productIDs?.split(',').length)).toEqual([10, 5])
  expect(asked[0]?.storeIDs).toBe('101,102')
  expect(Object.keys(stock)).toEqual(ids)
  expect(stock.p14).toEqual({ '101': { ats: 3, inventoryId: 'shop-101' } })
})

it.each([{ error: 'No' }, { title: 'No' }, { type: 'No' }])(
  '%j is an error, whatever its status says [SHOP-034]',
  async (body) => {
    answer = () => body
    await expect(getShopStock('shop', ['p'], ['101'])).rejects.toMatchObject({ status: 502 })
  },
)

it('what cannot be ordered is not there, and what no list counts is unknown', async () => {
  answer = () => ({
    p: { stores: { '101': { ats: 3, orderable: false, inventoryList: 'a' }, '102': { ats: 9 } } },
  })
  expect(await getShopStock('shop', ['p'], ['101', '102'])).toEqual({
    p: { '101': { ats: 0, inventoryId: 'a' } },
  })
})
