import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storedMix, type StoredMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()

const store = (pieces: Record<string, number>, more: Partial<StoredMix> = {}) =>
  storedMix.set(TEST_SITE, 'box', mixOf(pieces, more))
const stored = () => storedMix.get(TEST_SITE, 'box')
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('the number of flavors is said before the first choice [BOX-008]', async () => {
  store({})
  renderBuilder('/build-a-box/select-candies')
  expect(await screen.findByText('Your box takes 3 flavors. Choose from 4.')).toBeVisible()
})

test('a box that takes more flavors than there are says so before the first choice', async () => {
  store({})
  state.stock = { ...state.stock, nut: 0, fig: 2 }
  renderBuilder('/build-a-box/select-candies')
  const words = 'This box takes 3 flavors, and only 2 are in stock. Please choose another box.'
  expect(await screen.findByText(words)).toBeVisible()
})

test('without a box, the blocked Continue says what is missing', async () => {
  renderBuilder('/build-a-box/select-item')
  await screen.findByRole('radio', { name: /A Hundred/ })
  const blocked = await button('Continue')
  expect(blocked).toBeDisabled()
  expect(blocked).toHaveAccessibleDescription('Choose a box and its size to continue.')
})

test('plus and minus that do nothing say why', async () => {
  state.stock = { ...state.stock, nut: 32 }
  store({ nut: 25, fig: 0, mint: 65 })
  renderBuilder('/build-a-box/set-quantities')
  const more = await button('More Nut')
  expect(more).not.toHaveAttribute('aria-describedby')
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-disabled', 'true')
  expect(more).toHaveFocus()
  expect(more).toHaveAccessibleDescription('That is all we have left.')
  expect(screen.getByText('That is all we have left.').closest('[aria-live]')).not.toBeNull()
  expect(await button('Less Fig')).toHaveAccessibleDescription('There is none in the box.')
  await userEvent.click(await button('More Fig'))
  expect(await button('More Fig')).toHaveAccessibleDescription(/^The box is full/)
  expect(await button('Fill What Is Left')).toHaveAccessibleDescription(/Your box is full/)
})

test.each([
  ['as it was', 35],
  ['stepped down to nothing', 0],
])('a flavor that ran out, %s, is exchanged where it blocks', async (_how, qty) => {
  state.stock = { ...state.stock, nut: 0 }
  const arrangement = ['mint', 'nut', 'fig', 'nut']
  store({ nut: qty, fig: 35, mint: 30 }, { arrangement })
  const { address } = renderBuilder('/build-a-box/set-quantities')
  expect(await screen.findByText(/^Not enough left of Nut/)).toBeVisible()
  expect(screen.queryByText(/^There is no Nut in your box yet/)).toBeNull()
  await userEvent.click(await button('Exchange Nut'))
  await waitFor(() => expect(address()).toBe('/build-a-box/select-candies'))
  await userEvent.click(await button('Rose'))
  expect(stored()?.pieces.map(({ id }) => id)).toEqual(['fig', 'mint', 'rose'])
  expect(stored()?.arrangement).toEqual(arrangement)
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible()
})

test('at the review a flavor that ran out is exchanged too, and the blocked button names it', async () => {
  state.stock = { ...state.stock, nut: 0 }
  store({ nut: 35, fig: 35, mint: 30 })
  const { address } = renderBuilder('/build-a-box/review-box')
  await screen.findByText(/^Not enough left of Nut/)
  expect(await button('Add to Bag')).toHaveAccessibleDescription(/Not enough left of Nut/)
  await userEvent.click(await button('Exchange Nut'))
  await waitFor(() => expect(address()).toBe('/build-a-box/select-candies'))
  await userEvent.click(await button('Undo taking out the flavor'))
  expect(stored()?.pieces).toContainEqual({ id: 'nut', qty: 35 })
})

test('when all chosen flavors are used up, the box leads to others', async () => {
  state.stock = { ...state.stock, nut: 20, fig: 20, mint: 20 }
  store({ nut: 20, fig: 20, mint: 20 })
  const { address } = renderBuilder('/build-a-box/set-quantities')
  expect(await screen.findByText(/There is no more left of your flavors/)).toBeVisible()
  expect(await button('Fill What Is Left')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(screen.getByRole('link', { name: 'Choose other flavors' }))
  expect(address()).toBe('/build-a-box/select-candies')
})

test.each(['select-candies', 'set-quantities'])(
  'Clear in %s is undone also on the step to which it leads, again and again',
  async (step) => {
    store({ nut: 50, fig: 20, mint: 30 }, { arrangement: ['mint'] })
    const mix = stored()
    const { address } = renderBuilder(`/build-a-box/${step}`)
    for (let round = 0; round < 2; round++) {
      await userEvent.click(await button('Clear'))
      await waitFor(() => expect(address()).toBe('/build-a-box/select-candies'))
      expect(stored()?.pieces).toEqual([])
      expect(await screen.findByText('0 of 3 flavors chosen')).toBeVisible()
      await userEvent.click(await button('Undo emptying the box'))
      expect(stored()).toEqual(mix)
      if (step === 'set-quantities') {
        await userEvent.click(await screen.findByRole('link', { name: 'Continue' }))
      }
    }
  },
)

test.each([
  ['Even It Out', 'set-quantities', () => button('Even It Out')],
  ['another flavor', 'select-candies', () => button('Rose')],
  ['one flavor less', 'select-candies', () => button('Fig')],
  ['a surprise', 'select-candies', () => button('Surprise Me')],
])("the shopper's own quantities, lost by %s, come back", async (_name, step, find) => {
  store({ nut: 60, fig: 40, ...(step === 'set-quantities' && { fig: 20, mint: 20 }) })
  const mix = stored()
  renderBuilder(`/build-a-box/${step}`)
  await userEvent.click(await find())
  expect(stored()?.pieces).not.toEqual(mix?.pieces)
  await userEvent.click(await button('Undo: back to your own quantities'))
  expect(stored()).toEqual(mix)
})

test('what shares out evenly anyway says nothing of it', async () => {
  store({ nut: 50, fig: 50 })
  renderBuilder('/build-a-box/select-candies')
  await userEvent.click(await button('Mint'))
  expect(screen.queryByText('Your box is shared out evenly now.')).toBeNull()
})

test('the plus of a piece that is sold out says so', async () => {
  state.stock = { ...state.stock, nut: 0 }
  store({ nut: 0, fig: 70, mint: 20 })
  renderBuilder('/build-a-box/set-quantities')
  expect(await button('More Nut')).toHaveAccessibleDescription('Sold out')
})
