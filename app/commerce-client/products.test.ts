/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { serve } from '../../tests/setup/serve'
import { getInventory } from './inventory'
import { getProduct, getProducts, getStock } from './products'

let calls: URLSearchParams[]

const server = serve(
  http.get('*/api/shop/scapi/shopperProducts/getProducts', ({ request }) => {
    const query = new URL(request.url).searchParams
    calls.push(query)
    const ids = query.get('ids')?.split(',') ?? []
    const data = ids.map((id) => ({ id, inventory: { id: 'list', ats: 7 } }))
    return HttpResponse.json({ data: data.filter(({ id }) => id !== 'nope') })
  }),
)

beforeEach(() => {
  calls = []
})

const ids = (query: URLSearchParams | undefined) => query?.get('ids')?.split(',') ?? []
const thirty = Array.from({ length: 30 }, (_, index) => `p${index}`)

test('thirty products are asked for in two calls of 24 and 6, with all pictures and the price of each book [PDP-083, PDP-102]', async () => {
  const found = await getProducts('shop', thirty)
  expect(found.map(({ id }) => id)).toEqual(thirty)
  expect(calls.map((query) => ids(query).length)).toEqual([24, 6])
  expect(calls[0]?.get('allImages')).toBe('true')
  expect(calls[0]?.get('perPricebook')).toBe('true')
})

test('stock is asked for once an id, in the inventory part of the same call [PDP-085, PDP-102]', async () => {
  expect(await getStock('shop', ['a', 'b', 'a'])).toEqual({ a: 7, b: 7 })
  expect(calls.map(ids)).toEqual([['a', 'b']])
  expect(calls[0]?.get('expand')).toBe('availability')
})

test('a product the site does not sell is not found', async () => {
  await expect(getProduct('shop', 'nope')).rejects.toMatchObject({ kind: 'not-found' })
})

test('a failure is logged, and thrown on [PDP-084]', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  server.use(
    http.get('*/scapi/shopperProducts/getProducts', () =>
      HttpResponse.json({ title: 'Unavailable', detail: 'Try later.' }, { status: 503 }),
    ),
  )
  await expect(getProducts('shop', ['a'])).rejects.toMatchObject({ status: 503 })
  expect(log).toHaveBeenCalledWith(expect.stringContaining('products could not be fetched'))
})

describe('the inventory of this moment', () => {
  test('is read through the proxy with the site and a list of ids [PDP-086]', async () => {
    const asked: URL[] = []
    server.use(
      http.get('*/mobify/proxy/shop/products-inventory', ({ request }) => {
        asked.push(new URL(request.url))
        return HttpResponse.json({
          a: { ats: 3, orderable: true, stores: {} },
          b: { ats: 0, orderable: false },
          c: 'nothing to read',
        })
      }),
    )
    expect(await getInventory('shop', ['a', 'b', 'a', 'c'])).toEqual({
      a: { ats: 3, orderable: true },
      b: { ats: 0, orderable: false },
    })
    expect(asked.map(({ search }) => search)).toEqual(['?siteId=shop&ids=a%2Cb%2Cc'])
  })

  test.each([
    ['an error', () => HttpResponse.json({ title: 'No' }, { status: 500 })],
    ['no JSON', () => HttpResponse.text('<html>')],
    ['nothing', () => HttpResponse.error()],
  ])('is empty after %s [PDP-087]', async (_name, answer) => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(http.get('*/products-inventory', answer))
    expect(await getInventory('shop', ['a'])).toEqual({})
    expect(log).toHaveBeenCalled()
  })
})
