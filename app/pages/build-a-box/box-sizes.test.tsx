import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()
const size = (name: string, maximum: number, flavors: number) => ({
  price: maximum,
  variationValues: { size: String(maximum) },
  variationAttributes: [{ id: 'size', values: [{ value: String(maximum), name }] }],
  c_maxPiecesUnits: maximum,
  c_customMixFlavorLimit: flavors,
})

Object.assign(state.custom, {
  hundred: {
    name: 'Tin',
    type: { master: true },
    variants: [{ productId: 'tin-9' }, { productId: 'tin-16' }],
    primaryCategoryId: 'custom-mix',
    c_isCustomMix: true,
    c_customMixCode: 'chocolates',
    c_customMixUnitIncrement: 1,
  },
  'tin-9': size('9 Pieces', 9, 2),
  'tin-16': size('16 Pieces', 16, 3),
})

const stored = () => storedMix.get(TEST_SITE, 'box')

test('a size shows how many flavors it holds and resizes the mix [BOX-017, BOX-020]', async () => {
  storedMix.set(TEST_SITE, 'box', { ...newMix('box'), pieces: [{ id: 'nut', qty: 0 }] })
  renderBuilder('/build-a-box/select-item')
  await userEvent.click(await screen.findByRole('radio', { name: /9 Pieces.*Choose 2 flavors/ }))
  expect(stored()).toMatchObject({
    boxSelection: 'hundred',
    boxVariantSelection: 'tin-9',
    pieces: [{ id: 'nut', qty: 9 }],
  })
  await userEvent.click(screen.getByRole('radio', { name: /16 Pieces.*Choose 3 flavors/ }))
  expect(stored()).toMatchObject({
    boxVariantSelection: 'tin-16',
    pieces: [{ id: 'nut', qty: 16 }],
  })
})

test('a size without a limit takes ten flavors [BOX-014]', async () => {
  const unlimited = { ...size('16 Pieces', 16, 0), c_customMixFlavorLimit: undefined }
  state.custom = { ...state.custom, 'tin-16': unlimited }
  renderBuilder('/build-a-box/select-item')
  expect(await screen.findByRole('radio', { name: /16 Pieces.*Choose 10 flavors/ })).toBeVisible()
})

test.each([
  ['build-a-box', 'Each box takes 2 to 3 flavors, depending on its size.'],
  ['lollipops/build-a-box', 'Each box takes 2 flavors.'],
])('the first page of %s says how many flavors to choose [BOX-008]', async (builder, words) => {
  renderBuilder(`/${builder}/start`)
  expect(await screen.findByText(words, { exact: false })).toBeVisible()
})

test('a chosen size keeps the focus while its pieces are loading', async () => {
  renderBuilder('/build-a-box/select-item')
  const small = await screen.findByRole('radio', { name: /9 Pieces/ })
  await userEvent.click(small)
  expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible()
  await waitFor(() => expect(small).toHaveFocus())
})

test('the size from a product page is preselected', async () => {
  const { address } = renderBuilder('/build-a-box/select-item?box=hundred&size=16')
  await waitFor(() => expect(address()).toBe('/build-a-box/select-item'))
  expect(await screen.findByRole('radio', { name: /16 Pieces/ })).toBeChecked()
})

test('pieces can be filtered by type and contents', async () => {
  storedMix.set(TEST_SITE, 'box', {
    ...newMix('box'),
    boxSelection: 'hundred',
    boxVariantSelection: 'tin-9',
  })
  renderBuilder('/build-a-box/select-candies')
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Show' }),
    'Dairy-free (1)',
  )
  expect(screen.getByRole('button', { name: 'Fig' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Nut' })).toBeNull()
  const show = screen.getByRole('combobox', { name: 'Show' })
  await userEvent.selectOptions(show, 'Chocolate: Dark (2)')
  expect(screen.getByRole('button', { name: 'Rose' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fig' })).toBeNull()
  await userEvent.selectOptions(show, 'Without milk (1)')
  expect(screen.getByRole('button', { name: 'Fig' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mint' })).toBeNull()
})
