import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()

const nutrition = (calories: number, grams: number) => ({
  c_netWeight: 10,
  c_calories: calories,
  c_totalFat: grams,
  c_saturatedFat: grams,
  c_sodium: 20,
  c_totalCarbohydrate: grams,
  c_totalSugars: grams,
  c_protein: grams,
})

Object.assign(state.custom.nut ?? {}, nutrition(50, 1))
Object.assign(state.custom.fig ?? {}, nutrition(30, 0.5))

const review = async (boxId: string, quantities: Record<string, number>) => {
  const box = { boxSelection: boxId, boxVariantSelection: boxId }
  storedMix.set(TEST_SITE, 'box', mixOf(quantities, box))
  renderBuilder('/build-a-box/review-box')
  await userEvent.click(await screen.findByText('Allergens and nutrition of this box'))
}
const row = (name: RegExp) => screen.getByRole('row', { name })

test('the review sums up the nutrition facts by quantity and names the pieces with allergens', async () => {
  Object.assign(state.custom.mint ?? {}, nutrition(10, 0))
  await review('hundred', { nut: 50, fig: 30, mint: 20 })
  expect(row(/^Calories/)).toHaveAccessibleName('Calories 3,600 36')
  expect(row(/^Total fat/)).toHaveAccessibleName('Total fat 65 g 0.7 g')
  expect(row(/^Sodium/)).toHaveAccessibleName('Sodium 2,000 mg 20 mg')
  expect(screen.getByText('Contains almonds and milk.')).toBeVisible()
  expect(screen.getByText('Mint and Nut')).toBeVisible()
})

test('in a percent box, nutrition facts are weighted by share', async () => {
  Object.assign(state.custom.pound ?? {}, { c_netWeight: 400 })
  await review('pound', { nut: 50, fig: 50 })
  expect(row(/^Calories/)).toHaveAccessibleName('Calories 1,600 40')
})

test('a piece without nutrition facts is named, and no sum is shown', async () => {
  Object.assign(state.custom.rose ?? {}, { c_calories: 12 })
  await review('hundred', { nut: 50, fig: 30, rose: 20 })
  expect(screen.getByText(/What Rose may contain is not known here/)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})
