import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderApp } from '../../../tests/setup/render-app'
import { serveShop } from '../../../tests/setup/serve-shop'
import { ProductDetail } from './product-detail'
import { truffles } from './testing/truffles'

const { shop } = serveShop()
const usual = window.IntersectionObserver
let observers: ((entries: { isIntersecting: boolean }[]) => void)[]

/** An IntersectionObserver that does nothing until the test notifies it. */
class Still {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    observers.push(notify)
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  observers = []
  Object.assign(window, { IntersectionObserver: Still })
})
afterEach(() => Object.assign(window, { IntersectionObserver: usual }))

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
