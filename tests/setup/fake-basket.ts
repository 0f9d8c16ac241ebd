import { delay, http, HttpResponse } from 'msw'

interface Line {
  itemId: string
  productId: string
  quantity: number
}

interface Call {
  parameters: { basketId?: string; itemId?: string }
  body?: Line[] & Line
}

/**
 * A basket service for one customer. It answers slowly and changes the basket as it was when the
 * request arrived, as if several clients wrote at once. Updates are lost unless callers wait for
 * each other. It is empty before each test.
 */
export function createFakeBasket() {
  const begin = () => ({
    basketId: undefined as string | undefined,
    lines: [] as Line[],
    created: 0,
    /** Ids of products that are refused as sold out. */
    soldOut: new Set<string>(),
  })
  const state = begin()
  beforeEach(() => void Object.assign(state, begin()))
  const answer = () =>
    HttpResponse.json({ basketId: state.basketId, productItems: state.lines, currency: 'USD' })
  const gone = (basketId?: string) => {
    const detail = `No basket with ID '${basketId}' could be found.`
    return HttpResponse.json(
      { title: 'Basket Not Found', type: 'errors/basket-not-found', detail },
      { status: 404 },
    )
  }
  const write = (name: string, change: (lines: Line[], call: Call) => Line[] | Response) =>
    http.post(`*/scapi/shopperBaskets/${name}`, async ({ request }) => {
      const [call] = (await request.json()) as [Call]
      if (call.parameters.basketId !== state.basketId) return gone(call.parameters.basketId)
      const before = [...state.lines]
      await delay(15)
      const lines = change(before, call)
      if (lines instanceof Response) return lines
      state.lines = lines
      return answer()
    })
  const handlers = [
    // a site without preferences uses the defaults
    http.get('*/site-prefs', () => HttpResponse.json({})),
    // a page with a bag requests the stock; an empty response changes nothing
    http.get('*/products-inventory', () => HttpResponse.json({})),
    http.post('*/scapi/shopperCustomers/getCustomerBaskets', () =>
      HttpResponse.json(
        state.basketId
          ? { total: 1, baskets: [{ basketId: state.basketId, productItems: state.lines }] }
          : { total: 0 },
      ),
    ),
    http.post('*/scapi/shopperBaskets/createBasket', () => {
      if (state.basketId) {
        const problem = { title: 'Quota', type: 'customer-baskets-quota-exceeded', detail: 'one' }
        return HttpResponse.json(problem, { status: 400 })
      }
      state.created += 1
      state.basketId = `basket-${state.created}`
      state.lines = []
      return answer()
    }),
    write('addItemToBasket', (lines, { body = [] }) => {
      const refused = [...body].find(({ productId }) => state.soldOut.has(productId))
      if (refused) {
        const detail = `Product '${refused.productId}' is not available.`
        const problem = { title: 'No', type: 'errors/product-item-not-available', detail }
        return HttpResponse.json(problem, { status: 400 })
      }
      const added = [...body].map((line, index) => ({
        ...line,
        itemId: `item-${lines.length + index + 1}`,
      }))
      return [...lines, ...added]
    }),
    write('updateItemInBasket', (lines, { parameters, body }) =>
      lines.map((line) => (line.itemId === parameters.itemId ? { ...line, ...body } : line)),
    ),
    write('removeItemFromBasket', (lines, { parameters }) =>
      lines.filter((line) => line.itemId !== parameters.itemId),
    ),
  ]
  return { handlers, state }
}
