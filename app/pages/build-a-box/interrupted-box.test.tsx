import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { problem, TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { server, state } = createBuilderShop()
const key = `custom_mix_${TEST_SITE}_box`

const full = { nut: 35, fig: 35, mint: 30 }
const store = (pieces: Record<string, number>, boxId = 'hundred') =>
  storedMix.set(
    TEST_SITE,
    'box',
    mixOf(pieces, { boxSelection: boxId, boxVariantSelection: boxId }),
  )
const stored = () => storedMix.get(TEST_SITE, 'box')
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a failed add keeps the box and can be retried', async () => {
  store(full)
  server.use(http.post('*/addItemToBasket', () => HttpResponse.error(), { once: true }))
  renderBuilder('/build-a-box/review-box')
  await click('Add to Bag')
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(stored()?.pieces).toHaveLength(3)
  await click('Add to Bag')
  await waitFor(() => {
    expect(state.calls.map(({ method }) => method)).toContain('addItemToBasket')
  })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a piece that sold out meanwhile is named when the box is added', async () => {
  store(full)
  const detail = "'Nut' is sold out. Please choose another piece for 'A Hundred'."
  server.use(
    http.post('*/addItemToBasket', () => {
      state.stock.nut = 0
      return problem(400, 'product-item-not-available', detail, { c_reason: 'piece' })
    }),
  )
  renderBuilder('/build-a-box/review-box')
  await click('Add to Bag')
  expect(await screen.findByText(detail)).toBeVisible()
  expect(await screen.findByText(/^Not enough left of Nut\. Take fewer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to Bag' })).toBeDisabled()
  expect(stored()?.pieces).toHaveLength(3)
})

test('a price changed meanwhile is shown at the review', async () => {
  store(full)
  renderBuilder('/build-a-box/set-quantities')
  const next = await screen.findByRole('link', { name: 'Continue' })
  state.custom.hundred = { ...state.custom.hundred, price: 45 }
  await userEvent.click(next)
  expect(await screen.findByText(/The price of this box has changed/)).toHaveTextContent('$40.00')
  expect(screen.getByText('$45.00')).toBeVisible()
})

test('several copies are priced by their quantity tier', async () => {
  const tieredPrices = [
    { quantity: 1, price: 40, pricebook: 'volume' },
    { quantity: 2, price: 36, pricebook: 'volume' },
  ]
  state.custom.hundred = { ...state.custom.hundred, tieredPrices }
  store(full)
  renderBuilder('/build-a-box/review-box')
  expect(await screen.findByText('$40.00')).toBeVisible()
  await click('Increase quantity')
  expect(await screen.findByText('$72.00')).toBeVisible()
})

test('when a box is discontinued, its pieces are kept for another box', async () => {
  store({ nut: 50, fig: 50 }, 'discontinued')
  const { address } = renderBuilder('/build-a-box/review-box')
  await waitFor(() => expect(address()).toBe('/build-a-box/select-item'))
  expect(await screen.findByText(/The box that you had chosen is not sold any more/)).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /A Hundred/ }))
  expect(stored()?.pieces.map(({ id }) => id)).toEqual(['nut', 'fig'])
  expect(screen.queryByText(/not sold any more/)).toBeNull()
})

test('a discontinued piece is removed so that another one can be chosen', async () => {
  store({ nut: 35, discontinued: 35, mint: 30 })
  const { address } = renderBuilder('/build-a-box/review-box')
  await waitFor(() => expect(address()).toBe('/build-a-box/select-candies'))
  const words = await screen.findByText(/A piece that you had chosen is not sold any more/)
  await click('Fig')
  expect(words).not.toBeInTheDocument()
  expect(stored()?.pieces.map(({ qty }) => qty)).toEqual([35, 35, 30])
})

test('a sold-out size is shown and cannot be added', async () => {
  store(full)
  state.custom.hundred = { ...state.custom.hundred, c_isOutOfStock: true }
  renderBuilder('/build-a-box/review-box')
  expect(await screen.findByText(/A Hundred is sold out in this size/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to Bag' })).toBeDisabled()
})

test('invalid stored values are corrected to fit the box', async () => {
  const pieces = [
    { id: 'nut', qty: 1e9 },
    { id: 'nut', qty: 3 },
    { id: 'fig', qty: 0.5 },
    { id: 7, qty: 'x' },
    null,
  ]
  localStorage.setItem(
    key,
    JSON.stringify({
      ...newMix('box'),
      boxSelection: 'hundred',
      boxVariantSelection: 'hundred',
      quantity: 2.7,
      pieces,
    }),
  )
  renderBuilder('/build-a-box/select-candies')
  expect(await screen.findByText('2 of 3 flavors chosen')).toBeVisible()
  await click('Mint')
  expect(stored()).toMatchObject({
    quantity: 2,
    pieces: [
      { id: 'nut', qty: 35 },
      { id: 'fig', qty: 35 },
      { id: 'mint', qty: 30 },
    ],
  })
})

test.each(['set-quantities', 'review-box'])(
  'pieces that cannot be loaded in %s can be retried, and the step stays',
  async (step) => {
    store(full)
    let isDown = true
    server.use(
      http.post('*/productSearch', () =>
        isDown ? HttpResponse.json({ title: 'down' }, { status: 400 }) : undefined,
      ),
    )
    const { address } = renderBuilder(`/build-a-box/${step}`)
    const retry = await screen.findByRole('button', { name: /again/i })
    expect(address()).toBe(`/build-a-box/${step}`)
    isDown = false
    await userEvent.click(retry)
    expect((await screen.findAllByText(/Nut/)).length).toBeGreaterThan(0)
    expect(address()).toBe(`/build-a-box/${step}`)
    expect(stored()?.pieces).toHaveLength(3)
  },
)

test('when another tab has removed the box, the builder goes back to the start', async () => {
  store(full)
  const { address } = renderBuilder('/build-a-box/set-quantities')
  await screen.findByRole('group', { name: 'Quantity of Nut' })
  act(() => {
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await waitFor(() => expect(address()).toBe('/build-a-box/start'))
})

test('when the browser cannot store the box, a notice is shown and it can still be filled', async () => {
  store({ nut: 100 })
  renderBuilder('/build-a-box/select-candies')
  await screen.findByRole('button', { name: 'Fig' })
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await click('Fig')
  expect(await screen.findByText(/Your browser does not let us keep this box/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Fig' })).toHaveAttribute('aria-pressed', 'true')
  // clears the box that the page keeps in memory when the browser stores nothing
  jest.restoreAllMocks()
  act(() => {
    storedMix.set(TEST_SITE, 'box', undefined)
  })
})
