import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { createFakeBasket } from '../../../tests/setup/fake-basket'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { renderApp } from '../../../tests/setup/render-app'
import { untilQuiet } from '../../../tests/setup/until-quiet'
import { serve } from '../../../tests/setup/serve'
import AddedToBagSheet from './added-to-bag-sheet'
import type { AddedItem } from './added-to-bag.types'

const shop = createFakeBasket()
let preferences: Record<string, unknown>
let products: Record<string, object>
let sheet: ReturnType<typeof useSheet>
let address: () => string

const box = (ats: number) => ({
  name: 'Truffles',
  price: 12,
  prices: { list: 15, sale: 12 },
  inventory: { id: 'list', ats, orderable: ats > 0 },
  imageGroups: [{ viewType: 'large', images: [{ link: '/media/a.jpg', alt: 'A box' }] }],
  variationAttributes: [{ id: 'size', values: [{ value: '6', name: '6 Pieces' }] }],
  variationValues: { size: '6' },
})
const bags = (ats: number) => ({
  name: 'Gift Bags',
  price: 0,
  inventory: { id: 'list', ats, orderable: ats > 0 },
})

serve(
  http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    return HttpResponse.json({ data: ids.map((id) => ({ id, ...products[id] })) })
  }),
  http.get('*/api/test-site/site-prefs', () => HttpResponse.json(preferences)),
  ...shop.handlers,
  ...createFakeLogin().handlers,
)

beforeEach(() => {
  shop.state.basketId = 'basket-0'
  shop.state.lines = [{ itemId: 'item-1', productId: 'box', quantity: 2 }]
  preferences = {}
  products = { box: box(50), bags: bags(5) }
})

/** Renders the sheet as the shell does. */
function Shop() {
  sheet = useSheet()
  const state = useSheetState()
  return (
    <>
      {state?.name === 'added-to-bag' && (
        <AddedToBagSheet
          items={[]}
          renderFeatured={(ids) => <p>goes with {ids.join(' ')}</p>}
          {...state.props}
        />
      )}
    </>
  )
}

async function openAdded(items: AddedItem[] = [{ productId: 'box', quantity: 2 }], at = '/a.html') {
  const { requireSession } = await import('@/shopper/session/session')
  await requireSession('test-site')
  const { queryClient, ...view } = renderApp(<Shop />, { at })
  address = view.address
  act(() => sheet.open('added-to-bag', { items }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Added to Your Bag' }))
  await dialog.findByText('Truffles')
  return { dialog, queryClient, user: userEvent.setup() }
}

test('each item shows its picture, name, both prices, size and quantity [SHEET-006]', async () => {
  const { dialog } = await openAdded()
  const item = within(dialog.getByRole('listitem'))
  expect(item.getByRole('img', { name: 'A box' })).toBeInTheDocument()
  expect(item.getByText('$15.00').closest('s')).toHaveTextContent('Was')
  expect(item.getByText('$12.00')).toBeInTheDocument()
  expect(item.getByText('6 Pieces')).toBeInTheDocument()
  expect(item.getByText('Quantity: 2')).toBeInTheDocument()
})

test.each([
  [9, 1],
  [1, 1],
  [10, 0],
])(
  'with %i in stock, the limited inventory note is shown %i times [SHEET-007]',
  async (ats, times) => {
    products = { box: box(ats) }
    const { dialog } = await openAdded()
    expect(dialog.queryAllByText('Limited inventory available')).toHaveLength(times)
  },
)

test('adding the same product twice shows one row [SHEET-014]', async () => {
  const one = { productId: 'box', quantity: 1 }
  const { dialog } = await openAdded([one, one])
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  expect(dialog.getByText('Quantity: 2')).toBeInTheDocument()
})

test('boxes with different contents or names have separate rows that list their pieces', async () => {
  const c_customMix = JSON.stringify({ unitType: 'pieces', box: [{ pid: 'nut', qty: 9 }] })
  const one = { productId: 'box', quantity: 1, c_customMix, c_pieceNames: { nut: 'Nut' } }
  const { dialog } = await openAdded([{ ...one, c_boxName: 'For Mum' }])
  expect(dialog.getByText('9 × Nut')).toBeVisible()
  expect(dialog.getByText(/For Mum/)).toBeVisible()
  act(() => sheet.open('added-to-bag', { items: [{ ...one, c_boxName: 'For Mum' }, one, one] }))
  expect(await dialog.findByText('Quantity: 2')).toBeVisible()
  expect(dialog.getAllByText('9 × Nut')).toHaveLength(2)
})

test('following the link to the bag discards the unfinished box [SHEET-011]', async () => {
  storedMix.set('test-site', 'box', newMix('box'))
  const { dialog, user } = await openAdded()
  await user.click(dialog.getByRole('link', { name: 'Review Bag & Checkout' }))
  expect(address()).toBe('/cart')
  expect(storedMix.get('test-site', 'box')).toBeUndefined()
})

test('the sheet has no link to the bag when opened on the bag page [SHEET-012]', async () => {
  const { dialog } = await openAdded(undefined, '/cart')
  expect(dialog.queryByRole('link', { name: 'Review Bag & Checkout' })).toBeNull()
  expect(dialog.getByRole('button', { name: 'Continue Shopping' })).toBeInTheDocument()
})

test('Continue Shopping closes the sheet and stays on the same page [SHEET-013]', async () => {
  const { dialog, user } = await openAdded()
  await user.click(dialog.getByRole('button', { name: 'Continue Shopping' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/a.html')
})

test('product recommendations are shown below the added items [SHEET-008]', async () => {
  const { dialog } = await openAdded()
  expect(dialog.getByText('goes with box')).toBeInTheDocument()
})

test.each([
  ['in the bag itself', [{ productId: 'box', quantity: 1 }], '/cart'],
  [
    'with what is picked up',
    [{ productId: 'box', quantity: 1, fulfillmentOption: 'PICKUP' as const }],
    '/a.html',
  ],
])('no recommendations are shown %s [SHEET-009]', async (_where, items, at) => {
  const { dialog } = await openAdded(items, at)
  expect(dialog.queryByText(/goes with/)).toBeNull()
})

test('a product added from within the sheet replaces the previous one, and the list gets the focus', async () => {
  const { dialog } = await openAdded()
  products.other = { ...box(50), name: 'Caramels' }
  act(() => sheet.open('added-to-bag', { items: [{ productId: 'other', quantity: 1 }] }))
  expect(await dialog.findByText('Caramels')).toBeInTheDocument()
  expect(dialog.getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(dialog.getByRole('list')).toHaveFocus())
})

describe('free bags', () => {
  const offer = () => screen.queryByRole('button', { name: 'Add Gift Bags to bag' })

  test('are offered until they are added, and are then listed with the other items [SHEET-010]', async () => {
    preferences = { freeBagsProduct: 'bags' }
    const { dialog, user } = await openAdded()
    expect(await dialog.findByText('Free with your order')).toBeInTheDocument()
    await user.click(await dialog.findByRole('button', { name: 'Add Gift Bags to bag' }))
    await waitFor(() => expect(offer()).toBeNull())
    expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    expect(dialog.getByText('FREE')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('list')).toHaveFocus())
    expect(shop.state.lines.map(({ productId }) => productId)).toEqual(['box', 'bags'])
  })

  test.each([
    ['when the site names none [SHEET-040]', {}, 5, []],
    ['when there are none left [SHEET-010]', { freeBagsProduct: 'bags' }, 0, []],
    ['when the bag holds some [SHEET-010]', { freeBagsProduct: 'bags' }, 5, ['bags']],
  ])('are not offered %s', async (_name, given, ats, held) => {
    preferences = given
    products.bags = bags(ats)
    shop.state.lines.push(
      ...held.map((productId) => ({ itemId: 'item-2', productId, quantity: 1 })),
    )
    const { queryClient } = await openAdded()
    await untilQuiet(queryClient)
    expect(offer()).toBeNull()
  })
})
