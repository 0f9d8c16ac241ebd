import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { logIn } from '@/shopper/session/log-in'
import { logOut } from '@/shopper/session/log-out'
import { createWishListServer } from '@/shopper/testing/wish-list-server'
import { ToastHost } from '@/ui/toast-host'
import { createFakeLogin, PASSWORD } from '../../../tests/setup/fake-login'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { SavedMixes } from './saved-mixes'
import { SavedMixesSummary } from './saved-mixes-summary'

const lists = createWishListServer()
let offered: string[]
const sold: Record<string, object> = {
  nine: { name: 'Box of Nine', price: 24, currency: 'USD', c_isCustomMix: true },
  pops: { name: 'Pops', c_isCustomMix: true, primaryCategoryId: 'lollypops' },
  nut: { name: 'Nut' },
  fig: { name: 'Fig' },
  rose: { name: 'Rose', inventory: { id: 'list', ats: 3 } },
}
serve(
  ...createFakeLogin().handlers,
  ...lists.handlers,
  http.post('*/scapi/shopperCustomers/getCustomer', () =>
    HttpResponse.json({ customerId: 'customer-1', firstName: 'Ada' }),
  ),
  http.post('*/shopperSearch/productSearch', () =>
    HttpResponse.json({ total: offered.length, hits: offered.map((productId) => ({ productId })) }),
  ),
  http.get('*/shopperProducts/getProducts', ({ request }) => {
    const ids = (new URL(request.url).searchParams.get('ids') ?? '').split(',')
    const data = ids.flatMap((id) =>
      sold[id] ? [{ id, inventory: { id: 'list', ats: 50 }, ...sold[id] }] : [],
    )
    return HttpResponse.json({ data })
  }),
)
const mixOf = (pieces: Record<string, number>) =>
  JSON.stringify({
    unitType: 'pieces',
    box: Object.entries(pieces).map(([pid, qty]) => ({ pid, qty })),
  })

beforeAll(() => import('@/ui/toaster'))
beforeEach(async () => {
  lists.reset()
  offered = ['nine', 'pops']
  await logIn(testSite.id, { email: 'ada@example.com', password: PASSWORD })
})
afterEach(() => logOut(testSite.id))

async function show(...items: Parameters<typeof lists.putList>) {
  lists.putList(...items)
  lists.state.list = { id: 'list-1', type: 'custom_1', public: false }
  renderApp(
    <main tabIndex={-1}>
      <SavedMixes />
      <ToastHost />
    </main>,
  )
  await screen.findByRole('heading', { level: 2, name: 'Your Boxes' })
}
const row = (name: string) => {
  const item = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!item) throw new Error(`No row of ${name}`)
  return within(item)
}
const mum = { productId: 'nine', c_customMix: mixOf({ nut: 5, fig: 4 }), c_boxName: 'For Mum' }

test('a saved box lists its pieces and opens in its builder as filled', async () => {
  await show(mum, { productId: 'pops', c_customMix: mixOf({ nut: 30 }) })
  expect(row('For Mum').getByText('5 × Nut')).toBeVisible()
  expect(row('For Mum').getByText('Box of Nine')).toBeVisible()
  expect(row('For Mum').getByText('$24.00')).toBeVisible()
  expect(row('For Mum').getByRole('link', { name: /^Open in the Builder/ })).toLeadTo(
    '/build-a-box/review-box?size=nine&mix=nut-5.fig-4&name=For+Mum',
  )
  expect(row('Pops').getByRole('link', { name: /^Open/ })).toLeadTo(
    '/lollipops/build-a-box/review-box?size=pops&mix=nut-30',
  )
})

test('unavailable pieces are named, and the builder opens with the rest', async () => {
  await show(
    {
      productId: 'nine',
      c_customMix: mixOf({ gone: 2, rose: 4, fig: 3 }),
      c_pieceNames: { gone: 'Violet of Then' },
    },
    { productId: 'retired', c_name: 'Hexagon', c_customMix: mixOf({ nut: 9 }) },
  )
  expect(row('Box of Nine').getByText('No longer sold: Violet of Then.')).toBeVisible()
  expect(row('Box of Nine').getByText('Sold out, or too few left: Rose.')).toBeVisible()
  expect(row('Box of Nine').getByRole('link', { name: /^Open/ })).toLeadTo(
    '/build-a-box/review-box?size=nine&mix=fig-3',
  )
  expect(row('Hexagon').getByText('This box is no longer sold.')).toBeVisible()
  expect(row('Hexagon').queryByRole('link')).toBeNull()
})

test('a saved box can be renamed', async () => {
  await show(mum)
  await userEvent.click(row('For Mum').getByText('Rename'))
  const field = row('For Mum').getByRole('textbox', { name: 'Name of the box' })
  await userEvent.clear(field)
  await userEvent.type(field, ' For   Ada {Enter}')
  expect(await screen.findByRole('heading', { level: 3, name: 'For Ada' })).toBeVisible()
  expect(lists.state.items).toMatchObject([{ c_boxName: 'For Ada' }])
})

test('a removed box can be restored unchanged', async () => {
  await show(mum)
  await userEvent.click(row('For Mum').getByRole('button', { name: 'Remove For Mum' }))
  await waitFor(() => expect(lists.state.items).toEqual([]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo removing For Mum' }))
  await screen.findByRole('heading', { level: 3, name: 'For Mum' })
  expect(lists.state.items).toMatchObject([mum])
})

test('the other boxes stay when one is removed', async () => {
  await show(mum, { productId: 'pops', c_customMix: mixOf({ nut: 30 }) })
  const heading = screen.getByRole('heading', { level: 2, name: 'Your Boxes' })
  await userEvent.click(row('Pops').getByRole('button', { name: 'Remove Pops' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Pops' })).toBeNull())
  expect(heading).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a failed removal shows an error, and the box stays', async () => {
  await show(mum)
  lists.state.refuse.set('deleteCustomerProductListItem', { status: 503, type: 'busy' })
  await userEvent.click(row('For Mum').getByRole('button', { name: 'Remove For Mum' }))
  expect(await screen.findByText(/unexpected went wrong/)).toBeInTheDocument()
  expect(row('For Mum').getByText('5 × Nut')).toBeVisible()
})

test('boxes that could not be loaded can be retried', async () => {
  lists.putList(mum)
  lists.state.list = { id: 'list-1', type: 'custom_1', public: false }
  lists.state.refuse.set('getCustomerProductLists', { status: 503, type: 'busy' })
  renderApp(<SavedMixes />)
  const retry = await screen.findByRole('button', { name: /again/i })
  lists.state.refuse.clear()
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 3, name: 'For Mum' })).toBeVisible()
})

test('a wish list is not shown as saved boxes', async () => {
  lists.putList(mum)
  renderApp(<SavedMixes />)
  await waitFor(() =>
    expect(lists.state.calls.map(({ method }) => method)).toContain('getCustomerProductLists'),
  )
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a customer without saved boxes who asks for them is led to the builder', async () => {
  renderApp(<SavedMixes isAsked />)
  expect(await screen.findByRole('heading', { name: 'No box saved yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Build a box' })).toLeadTo('/build-a-box/start')
})

test('the account shows the newest saved boxes and leads to all', async () => {
  const named = (c_boxName: string) => ({ ...mum, c_boxName })
  lists.putList(named('One'), named('Two'), { ...mum, c_boxName: undefined, c_name: 'Nine' }, mum)
  lists.state.list = { id: 'list-1', type: 'custom_1', public: false }
  renderApp(<SavedMixesSummary />)
  const card = within(await screen.findByRole('region', { name: 'Your Boxes' }))
  expect(await card.findByText('4 saved boxes')).toBeVisible()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'For Mum',
    'Nine',
    'Two',
  ])
  expect(card.getByRole('link', { name: 'View your boxes' })).toLeadTo('/wishlist#boxes')
})

test('the account leads to the builder while no box is saved', async () => {
  renderApp(<SavedMixesSummary />)
  const link = await screen.findByRole('link', { name: 'Build a box' })
  expect(link).toLeadTo('/build-a-box/start')
  expect(screen.getByText(/it waits for you here/)).toBeVisible()
})

test('a site without boxes to build does not mention them in the account', async () => {
  offered = []
  const { container } = renderApp(<SavedMixesSummary />)
  await waitFor(() =>
    expect(lists.state.calls.map(({ method }) => method)).toContain('getCustomerProductLists'),
  )
  expect(container).toBeEmptyDOMElement()
})
