import { http, HttpResponse } from 'msw'

interface Item {
  id: string
  productId: string
  quantity: number
  priority: number
  public: boolean
  [custom: `c_${string}`]: unknown
}

interface Call {
  parameters: Record<string, string>
  body?: Record<string, unknown>
}

/** Mocks the product lists of one customer. `refuse` contains the calls that fail. */
export function createWishListServer() {
  const state = {
    list: undefined as Record<string, unknown> | undefined,
    items: [] as Item[],
    calls: [] as { method: string; call: Call }[],
    refuse: new Map<string, { status: number; type: string }>(),
  }
  let serial = 0
  const answer = () => ({ ...state.list, customerProductListItems: state.items })
  const on = (method: string, run: (call: Call) => object) =>
    http.post(`*/scapi/shopperCustomers/${method}`, async ({ request }) => {
      const [call] = (await request.json()) as [Call]
      state.calls.push({ method, call })
      const productId = String(call.body?.productId)
      const refusal = state.refuse.get(method) ?? state.refuse.get(`${method} ${productId}`)
      if (refusal) {
        const { status, type } = refusal
        return HttpResponse.json({ title: 'No', detail: 'No', type }, { status })
      }
      return HttpResponse.json(run(call))
    })
  const handlers = [
    on('getCustomerProductLists', () => ({ data: state.list ? [answer()] : [] })),
    on('createCustomerProductList', ({ body }) => {
      state.list = { ...body, id: 'list-1' }
      return answer()
    }),
    on('updateCustomerProductList', ({ body }) => {
      state.list = { ...state.list, ...body, c_shareId: body?.public ? 'secret-link' : undefined }
      return answer()
    }),
    on('createCustomerProductListItem', ({ body }) => {
      serial += 1
      const item = { ...(body as Omit<Item, 'id'>), id: `item-${serial}` }
      state.items = [...state.items, item]
      return item
    }),
    on('updateCustomerProductListItem', ({ parameters, body }) => {
      state.items = state.items.map((item) =>
        item.id === parameters.itemId ? { ...item, ...body } : item,
      )
      return {}
    }),
    on('deleteCustomerProductListItem', ({ parameters }) => {
      state.items = state.items.filter(({ id }) => id !== parameters.itemId)
      return {}
    }),
  ]
  const putList = (...items: Partial<Item>[]) => {
    state.list = { id: 'list-1', type: 'wish_list', public: false }
    state.items = items.map((item, index) => ({
      id: `item-${index + 1}`,
      productId: 'bar',
      quantity: 1,
      priority: 1,
      public: false,
      ...item,
    }))
  }
  const reset = () => {
    state.list = undefined
    state.items = []
    state.calls = []
    state.refuse.clear()
  }
  return { handlers, state, putList, reset }
}
