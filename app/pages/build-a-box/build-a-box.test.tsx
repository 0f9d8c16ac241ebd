import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()

const click = async (name: string | RegExp, role: 'link' | 'button' | 'radio' = 'button') =>
  userEvent.click(await screen.findByRole(role, { name }))
const pieceButton = (name: string) => screen.findByRole('button', { name })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const quantityOf = async (name: string) =>
  within(await screen.findByRole('group', { name: `Quantity of ${name}` })).getByRole('status')

/** The chosen pieces, as stored in the browser. */
const chosen = () => storedMix.get(TEST_SITE, 'box')?.pieces

test('a box is built in five steps and added to the bag [BOX-002, BOX-020, BOX-021, BOX-022, BOX-023]', async () => {
  const { address } = renderBuilder('/build-a-box/start')
  await click('Start Building', 'link')
  expect(address()).toBe('/build-a-box/select-item')
  expect(screen.queryByText('Thirty Lollypops')).toBeNull()
  await click(/A Hundred/, 'radio')
  await click('Continue', 'link')
  for (const name of ['Nut', 'Fig', 'Mint']) await userEvent.click(await pieceButton(name))
  expect(await screen.findByText('3 of 3 flavors chosen')).toBeVisible()
  await click('Continue', 'link')
  expect(await quantityOf('Nut')).toHaveTextContent('35')
  expect(await quantityOf('Mint')).toHaveTextContent('30')
  await click('Continue', 'link')
  await heading('Your Box')
  expect(screen.getByText('35 × Fig')).toBeVisible()
  expect(screen.getByText('Contains almonds and milk.')).toBeVisible()
  expect(screen.getByText('$40.00')).toBeVisible()
  await click('Increase quantity')
  expect(await screen.findByText('$80.00')).toBeVisible()
  await click('Add to Bag')
  await waitFor(() =>
    expect(state.calls.some(({ method }) => method === 'addItemToBasket')).toBe(true),
  )
  const body = state.calls.find(({ method }) => method === 'addItemToBasket')?.body
  const [item] = z
    .array(z.object({ productId: z.string(), quantity: z.number(), c_customMix: z.string() }))
    .parse(body)
  expect(item).toMatchObject({ productId: 'hundred', quantity: 2 })
  expect(JSON.parse(item?.c_customMix ?? '')).toEqual({
    unitType: 'pieces',
    box: [
      { pid: 'nut', qty: 35, categoryId: 'pieces' },
      { pid: 'fig', qty: 35, categoryId: 'pieces' },
      { pid: 'mint', qty: 30, categoryId: 'pieces' },
    ],
  })
})

test('pieces can be added and removed, up to the number of flavors of the box [BOX-006, BOX-008]', async () => {
  storedMix.set(TEST_SITE, 'box', mixOf({ nut: 50, fig: 50 }))
  renderBuilder('/build-a-box/select-candies')
  await userEvent.click(await pieceButton('Mint'))
  expect(chosen()?.map(({ qty }) => qty)).toEqual([35, 35, 30])
  const rose = await pieceButton('Rose')
  expect(rose).toHaveAttribute('aria-disabled', 'true')
  expect(rose).toHaveAccessibleDescription(/All 3 flavors are chosen/)
  await userEvent.click(rose)
  expect(chosen()).toHaveLength(3)
  await userEvent.click(await pieceButton('Nut'))
  expect(chosen()).toEqual([
    { id: 'fig', qty: 50 },
    { id: 'mint', qty: 50 },
  ])
  expect(rose).toHaveAttribute('aria-disabled', 'false')
})

test('quantities change by the step of the box until it is full [BOX-007, BOX-009, BOX-010]', async () => {
  storedMix.set(TEST_SITE, 'box', mixOf({ nut: 5, fig: 60, mint: 30 }))
  renderBuilder('/build-a-box/set-quantities')
  expect(await screen.findByText('95% filled')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  await click('Less Nut')
  expect(await quantityOf('Nut')).toHaveTextContent('0')
  expect(screen.getByRole('button', { name: 'Less Nut' })).toHaveAttribute('aria-disabled', 'true')
  await click('More Nut')
  await click('More Nut')
  expect(await screen.findByText(/Your box is full/)).toBeVisible()
  const more = screen.getByRole('button', { name: 'More Nut' })
  expect(more).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(more).toHaveFocus())
  await userEvent.click(more)
  expect(await quantityOf('Nut')).toHaveTextContent('10')
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
  await click('Even It Out')
  expect(await quantityOf('Nut')).toHaveTextContent('35')
})

test('a full box names the flavor with a quantity of zero [BOX-008, BOX-010]', async () => {
  storedMix.set(TEST_SITE, 'box', mixOf({ nut: 0, fig: 60, mint: 40 }))
  renderBuilder('/build-a-box/set-quantities')
  expect(await screen.findByText(/^There is no Nut in your box yet/)).toBeVisible()
  expect(screen.queryByText('Your box is full.')).toBeNull()
})

test('a box can be chosen at the second step without a stored mix', async () => {
  const { address } = renderBuilder('/build-a-box/select-item')
  await click(/A Hundred/, 'radio')
  expect(address()).toBe('/build-a-box/select-item')
  expect(screen.getByRole('link', { name: 'Continue' })).toBeVisible()
})

test('a piece with less stock than one step cannot be chosen [BOX-013]', async () => {
  storedMix.set(TEST_SITE, 'box', mixOf({}))
  renderBuilder('/build-a-box/select-candies')
  expect(await pieceButton('Salt Sold out')).toHaveAttribute('aria-disabled', 'true')
})

test('a piece in the URL is in the box from the start [BOX-003]', async () => {
  renderBuilder('/build-a-box/start?piece=nut')
  await waitFor(() => expect(chosen()).toEqual([{ id: 'nut', qty: 0 }]))
  await click('Start Building', 'link')
  await click(/A Hundred/, 'radio')
  expect(chosen()).toEqual([{ id: 'nut', qty: 100 }])
})

test.each([
  ['fresh', undefined, 'start'],
  ['without a box', { ...newMix('box') }, 'select-item'],
  ['with too few flavors', mixOf({ nut: 100 }), 'select-candies'],
  ['that is not full', mixOf({ nut: 35, fig: 35, mint: 25 }), 'set-quantities'],
])(
  'a review opened %s redirects to the first incomplete step [BOX-025]',
  async (_name, mix, step) => {
    storedMix.set(TEST_SITE, 'box', mix)
    const { address } = renderBuilder('/build-a-box/review-box')
    await waitFor(() => expect(address()).toBe(`/build-a-box/${step}`))
  },
)

test('lollypops have their own builder URL [BOX-027]', async () => {
  const { address } = renderBuilder('/lollipops/build-a-box/start')
  await click('Start Building', 'link')
  await click(/Thirty Lollypops/, 'radio')
  expect(screen.queryByText('A Hundred')).toBeNull()
  await click('Continue', 'link')
  await click('Surprise Me')
  await click('Continue', 'link')
  expect(await quantityOf('Cherry')).toHaveTextContent('15')
  await click('Continue', 'link')
  expect(address()).toBe('/lollipops/build-a-box/review-box')
})

test('an unfinished box is restored with all its choices [BOX-015, BOX-016]', async () => {
  const mix = { ...mixOf({ nut: 50, fig: 50 }), quantity: 3 }
  localStorage.setItem(`custom_mix_${TEST_SITE}_box`, JSON.stringify(mix))
  expect(storedMix.get(TEST_SITE, 'box')).toEqual({ ...mix, itemId: undefined })
  renderBuilder('/build-a-box/select-candies')
  expect(await pieceButton('Nut')).toHaveAttribute('aria-pressed', 'true')
})

test('an invalid stored box is ignored', () => {
  localStorage.setItem(`custom_mix_${TEST_SITE}_box`, '{"id":"box"}')
  expect(storedMix.get(TEST_SITE, 'box')).toBeUndefined()
})

test("an editor's tip is shown on the first page [BOX-028]", async () => {
  renderBuilder('/build-a-box/start')
  expect(await screen.findByRole('heading', { name: 'Where to begin?' })).toBeVisible()
})

test('Surprise Me refills a full box, which can be undone', async () => {
  const mix = mixOf({ nut: 35, fig: 35, mint: 30 })
  storedMix.set(TEST_SITE, 'box', mix)
  renderBuilder('/build-a-box/select-candies')
  await pieceButton('Nut')
  jest.spyOn(Math, 'random').mockReturnValue(0.99)
  await click('Surprise Me')
  expect(chosen()?.map(({ id }) => id)).toEqual(['rose', 'nut', 'mint'])
  await click('Undo the surprise')
  expect(chosen()).toEqual(mix.pieces)
})
