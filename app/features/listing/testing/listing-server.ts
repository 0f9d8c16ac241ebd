import { http, HttpResponse } from 'msw'
import { serve } from '../../../../tests/setup/serve'

interface Asked {
  q?: string
  refine: string[]
  sort?: string
  offset: number
  limit: number
  c_storeId?: string
}

const flavors = [
  { value: 'caramel', label: 'Caramel', hitCount: 7 },
  { value: 'nut', label: 'Nut', hitCount: 4 },
  { value: 'none', label: 'Nothing', hitCount: 0 },
]
const prices = [
  { value: '(0..20)', label: 'Under $20', hitCount: 9 },
  { value: '(20..40)', label: '$20 to $40', hitCount: 3 },
]
const refinementsOf = [
  { attributeId: 'c_flavor', label: 'Flavor', values: flavors },
  { attributeId: 'price', label: 'Price', values: prices },
  {
    attributeId: 'c_isSale',
    label: 'On Sale',
    values: [{ value: 'true', label: 'true', hitCount: 2 }],
  },
]
const sortingOptions = [
  { id: 'featured-items', label: 'Featured' },
  { id: 'newest', label: 'Newest' },
]

/**
 * Mocks a product search over `p0`, `p1`, …. Refinements leave `left` products, and a shop has
 * every second product in stock.
 */
export function createListingServer() {
  const state = { asked: [] as Asked[], total: 30, left: 7, isDown: false, isPickupDown: false }
  const server = serve(
    http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
      const [{ parameters }] = (await request.json()) as [{ parameters: Asked }]
      state.asked.push(parameters)
      const isDown = parameters.c_storeId ? state.isPickupDown : state.isDown
      if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
      const { offset, limit, sort, c_storeId } = parameters
      const own = parameters.refine.filter((refine) => /^(c_|price=\((?!0\.01))/.test(refine))
      const total = own.length > 0 ? state.left : state.total
      const step = c_storeId ? 2 : 1
      const ids = Array.from({ length: Math.ceil(total / step) }, (_, at) => `p${at * step}`)
      return HttpResponse.json({
        hits: ids.slice(offset, offset + limit).map((productId) => ({ productId })),
        total: ids.length,
        refinements: refinementsOf,
        selectedRefinements: Object.fromEntries(own.map((refine) => refine.split('='))),
        sortingOptions,
        selectedSortingOption: sort ?? 'featured-items',
      })
    }),
    http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
      return HttpResponse.json({ data: ids.map((id) => ({ id, name: `Product ${id}` })) })
    }),
  )
  return { server, state }
}
