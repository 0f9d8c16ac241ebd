import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { installTestConfig, renderApp } from '../../../tests/setup/render-app'
import { ProductDetail } from './product-detail'
import { truffles } from './testing/truffles'

const server = setupServer()
const usual = window.IntersectionObserver
let shop: ReturnType<typeof createFakeBasket>
let observers: ((entries: { isIntersecting: boolean }[]) => void)[]

/** An IntersectionObserver that does nothing until the test notifies it. */
class Still {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    observers.push(notify)
  }
  observe() {}
  disconnect() {}
}

beforeAll(() => {
  installTestConfig()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => {
  shop = createFakeBasket()
  observers = []
  Object.assign(window, { IntersectionObserver: Still })
  const products = http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    return HttpResponse.json({ data: ids.map((id) => ({ id, inventory: { ats: 50 } })) })
  })
  server.use(products, ...shop.handlers, ...createFakeLogin().handlers)
})
afterEach(() => {
  Object.assign(window, { IntersectionObserver: usual })
  server.resetHandlers()
})
afterAll(() => server.close())

const scroll = (isIntersecting: boolean) =>
  act(() => observers.forEach((notify) => notify([{ isIntersecting }])))
const barButton = () => screen.queryByRole('button', { name: 'Add to Bag: Truffles' })

async function show(product = truffles, search = '') {
  renderApp(<ProductDetail product={product} />, { at: `/candy/truffles/truffles.html${search}` })
  await screen.findByText(/In stock|Out of stock|Choose one/)
}

test('a sticky bar shows price and Add to Bag while the button is out of view', async () => {
  await show(truffles, '?size=12')
  expect(barButton()).toBeNull()
  scroll(false)
  const bar = barButton()?.parentElement
  expect(bar).toHaveTextContent(/Truffles.*\$18\.00/)
  await userEvent.click(barButton() ?? document.body)
  await waitFor(() => expect(shop.state.lines).toHaveLength(1))
  scroll(true)
  expect(barButton()).toBeNull()
})

test('the bar leads to the size options when no size is chosen', async () => {
  await show({ ...truffles, defaultVariantId: undefined, price: { amount: 10 } })
  scroll(false)
  expect(barButton()?.parentElement).toHaveTextContent(/From/)
  await userEvent.click(barButton() ?? document.body)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'))
  expect(shop.state.lines).toEqual([])
})

test('an unavailable product has no bar', async () => {
  await show({ ...truffles, facts: { ...truffles.facts, flags: ['isOutOfStock'] } })
  scroll(false)
  expect(barButton()).toBeNull()
})
