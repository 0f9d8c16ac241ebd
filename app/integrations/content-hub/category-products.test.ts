import { searchProducts } from '@/commerce-client/search'
import { withCategoryProducts } from './category-products.server'

jest.mock('@/commerce-client/search')
const search = jest.mocked(searchProducts)

const hit = (productId: string) => ({ productId, productName: productId })
const carousel = (more: object) => ({ contentType: 'product-carousel', title: 'New', ...more })
const page = (...slots: object[]) => ({ contentType: 'content-page', slots })

beforeEach(() => {
  search.mockReset()
  search.mockResolvedValue({
    ...{ query: '', limit: 16, offset: 0, total: 2, refinements: [] },
    ...{
      hits: [hit('a'), hit('b')],
      sortingOptions: [],
      searchPhraseSuggestions: { suggestedTerms: [] },
    },
  })
})

test('a carousel with a category holds its first products, at any depth, and each is read once', async () => {
  const item = page(
    carousel({ categoryId: 'truffles' }),
    { contentType: 'hero-carousel', slides: [carousel({ categoryId: 'truffles' })] },
    carousel({ productIds: ['c'] }),
    { contentType: 'category-banner', categoryId: 'bars' },
  )
  const filled = await withCategoryProducts('brindille', item)
  expect(filled).toMatchObject(
    page(
      carousel({ productIds: ['a', 'b'] }),
      { contentType: 'hero-carousel', slides: [carousel({ productIds: ['a', 'b'] })] },
      carousel({ productIds: ['c'] }),
      { contentType: 'category-banner', categoryId: 'bars' },
    ),
  )
  expect(search.mock.calls).toEqual([
    ['brindille', { categoryId: 'truffles', refine: [], offset: 0, limit: 16 }],
  ])
})

test('content without a category is left as it is, without a search', async () => {
  const item = page(carousel({ productIds: ['c'] }))
  expect(await withCategoryProducts('brindille', item)).toBe(item)
  expect(search).not.toHaveBeenCalled()
})

test('the page is shown without the products when the search fails', async () => {
  search.mockRejectedValue(new Error('away'))
  const item = page(carousel({ categoryId: 'gone' }), { contentType: 'headline', text: 'Hello' })
  expect(await withCategoryProducts('brindille', item)).toMatchObject({
    slots: [{ categoryId: 'gone', productIds: [] }, { text: 'Hello' }],
  })
})
