import { http, HttpResponse, type RequestHandler } from 'msw'
import { createFakeBasket } from './fake-basket'
import { createFakeLogin } from './fake-login'
import { serve } from './serve'

/** Stock of each product, or of every product. */
type Stock = Record<string, number> | number

/** Serves a bag and a login, which begin anew in each test, and products with this stock. */
export function serveShop(stock: Stock = 50, ...handlers: RequestHandler[]) {
  const shop = createFakeBasket()
  const login = createFakeLogin()
  const products = http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    const data = ids.map((id) => {
      const ats = typeof stock === 'number' ? stock : stock[id]
      return { id, name: `Product ${id}`, inventory: { ats } }
    })
    return HttpResponse.json({ data })
  })
  const server = serve(...handlers, products, ...shop.handlers, ...login.handlers)
  return { server, shop, login }
}
