import { http, HttpResponse } from 'msw'

/** A shop as `/api/{siteId}/store-search` returns it: open for pickup, Monday 10 am to 8 pm. */
export function locatedShop(fid: string, name: string, distance: number, more: object = {}) {
  return {
    fid,
    name,
    shopName: name,
    address_1: `${fid} Market Street`,
    address_2: '',
    city: 'San Francisco',
    region: 'CA',
    post_code: '94108',
    country: 'US',
    local_phone: '(415) 555-0128',
    lat: '37',
    lng: '-122',
    url: '',
    distance,
    location_closure_message: '',
    c_bopisEnabled: true,
    c_temporarilyClosed: false,
    hours_sets: { primary: { days: { Monday: [{ open: '10:00', close: '20:00' }] } } },
    ...more,
  }
}

type LocatedShop = ReturnType<typeof locatedShop>

/** State of the mocked shop routes, which tests can change. */
export interface FakeShops {
  all: LocatedShop[]
  /** Stock of every product, by shop; `broken`: the service reports an error with status 200. */
  stock: Record<string, number> | 'broken'
  isDown: boolean
  preferences: Record<string, unknown>
  searches: { lookup: string | null; radius: string | null }[]
}

export function createFakeShops(): FakeShops {
  return {
    all: [
      locatedShop('102', 'University Avenue', 8.04),
      locatedShop('101', 'Maiden Lane', 0.42),
      locatedShop('103', 'Arts District', 9.5, { c_temporarilyClosed: true }),
      locatedShop('104', 'Harbor Way', 9.9, { c_bopisEnabled: false }),
      locatedShop('105', 'Old Pasadena', 15),
    ],
    stock: { '101': 4, '102': 0 },
    isDown: false,
    preferences: { Bopis: true },
    searches: [],
  }
}

/** The routes of a site's shops; they answer from the current `shops`. */
export function shopRoutes(shops: () => FakeShops) {
  return [
    http.get('*/api/:siteId/site-prefs', () => HttpResponse.json(shops().preferences)),
    http.get('*/api/:siteId/store-search', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const { all, isDown, searches } = shops()
      searches.push({ lookup: searchParams.get('lookup'), radius: searchParams.get('radius') })
      if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 503 })
      return HttpResponse.json({ shops: all })
    }),
    http.get('*/api/:siteId/store-details', ({ request }) => {
      const id = new URL(request.url).searchParams.get('storeID')
      return HttpResponse.json({ shops: shops().all.filter(({ fid }) => fid === id) })
    }),
    http.get('*/api/:siteId/store-products-inventory', ({ request }) => {
      const { stock } = shops()
      if (stock === 'broken') return HttpResponse.json({ title: 'Oh no', type: 'x' })
      const ids = new URL(request.url).searchParams.get('productIDs')?.split(',') ?? []
      const stores = Object.entries(stock).map(([id, ats]) => [
        id,
        { ats, orderable: ats > 0, inventoryList: `shop-${id}` },
      ])
      const record = { stores: Object.fromEntries(stores) as unknown }
      return HttpResponse.json(Object.fromEntries(ids.map((id) => [id, record])))
    }),
  ]
}
