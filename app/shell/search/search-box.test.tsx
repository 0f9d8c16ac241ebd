import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { QueryClient } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { SUGGESTION_DEBOUNCE_MS } from '@/rules/search-suggestions'
import { settings } from '@/rules/settings'
import { createTestQueryClient, renderApp } from '../../../tests/setup/render-app'
import { untilQuiet } from '../../../tests/setup/until-quiet'
import { serve } from '../../../tests/setup/serve'
import { SearchBox } from './search-box'

interface Suggest {
  path: string
  q: string
  limit: number
}

let queryClient: QueryClient
let suggests: Suggest[]
let aborted: string[]
let productCalls: string[][]
let found: Record<string, string[]>
let late: Record<string, number>
let isDown: boolean

const ids = (count: number, prefix = 'p') =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`)

serve(
  http.post('*/scapi/shopperSearch/getSearchSuggestions', async ({ request }) => {
    const [{ parameters }] = (await request.json()) as [{ parameters: Omit<Suggest, 'path'> }]
    const { q } = parameters
    suggests.push({ path: new URL(request.url).pathname, ...parameters })
    // this test's list: requests of an earlier test may still end now
    const ended = aborted
    request.signal.addEventListener('abort', () => ended.push(q))
    if (isDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 503 })
    await delay(late[q] ?? 0)
    const products = (found[q] ?? []).map((productId) => ({ productId, price: 1 }))
    return HttpResponse.json({ searchPhrase: q, productSuggestions: { products } })
  }),
  http.get('*/scapi/shopperProducts/getProducts', ({ request }) => {
    const asked = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    productCalls.push(asked)
    return HttpResponse.json({ data: asked.map(toProduct) })
  }),
)

beforeEach(() => {
  queryClient = createTestQueryClient()
  suggests = []
  aborted = []
  productCalls = []
  found = { choc: ids(10), truf: ids(2, 't') }
  late = {}
  isDown = false
})

const toProduct = (id: string) => ({
  id,
  name: `Product ${id}`,
  primaryCategoryId: 'candy',
  price: 12.5,
  imageGroups: [
    {
      viewType: 'large',
      images: [{ link: `https://m.example/media/${id}.jpg`, alt: `Picture of ${id}` }],
    },
  ],
  type: { master: true },
  variationAttributes: [
    {
      id: 'size',
      values: [
        { value: '9', name: '9 oz' },
        { value: '18', name: '18 oz' },
      ],
    },
  ],
  variants: [
    { productId: `${id}-9`, price: 12.5, variationValues: { size: '9' } },
    { productId: `${id}-18`, price: 20, variationValues: { size: '18' } },
  ],
  c_defaultVariantId: `${id}-18`,
  c_isCustomMix: id === 'mix',
})

function Page({ onEscape }: { onEscape?: () => void }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <SearchBox input={useRef(null)} onEscape={onEscape} />
      <main>
        <span data-testid="address">{pathname + search}</span>
      </main>
    </>
  )
}

function renderBox(at = '/', onEscape?: () => void) {
  const user = userEvent.setup()
  renderApp(<Page onEscape={onEscape} />, { at, queryClient })
  return user
}

const field = () => screen.getByRole('combobox', { name: 'Search' })
const address = () => screen.getByTestId('address').textContent
const options = () => screen.getAllByRole('option')
const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? undefined : document.getElementById(id)
}

const fakeTimers = () =>
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  })
/** Waits longer than the box waits for another character. */
async function passDebounce() {
  await act(() => jest.advanceTimersByTimeAsync(2 * SUGGESTION_DEBOUNCE_MS))
  await untilQuiet(queryClient)
}

async function typeAndWait(user: ReturnType<typeof userEvent.setup>, text = 'choc') {
  await user.type(field(), text)
  return screen.findByRole('listbox', { name: 'Suggestions' })
}

test('says what it is for [HDR-029]', () => {
  renderBox()
  expect(field()).toHaveAttribute('placeholder', 'Search...')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['/', 'milk & nuts', '/search?q=milk%20%26%20nuts', 'SRCH-004'],
  ['/search?q=fudge', '', '/', 'SRCH-005'],
  ['/search?q=fudge', 'fudge', '/', 'SRCH-006'],
])('on %s, submitting %j leads to %s [%s]', async (at, text, target) => {
  fakeTimers()
  const user = renderBox(at)
  await user.clear(field())
  if (text) await user.type(field(), text)
  await user.keyboard('{Enter}')
  expect(address()).toBe(target)
  await passDebounce()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('as many are asked for as the settings say [CON-006]', async () => {
  jest.replaceProperty(settings, 'suggestionLimit', 4)
  await typeAndWait(renderBox())
  expect(suggests).toMatchObject([{ q: 'choc', limit: 4 }])
})

test('nobody is asked for two characters [SRCH-007]', async () => {
  fakeTimers()
  const user = renderBox()
  await user.type(field(), 'ch')
  await passDebounce()
  expect(suggests).toEqual([])
  await user.type(field(), 'oc')
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible()
})

test('typing asks once, for ids, then for their products in one call [SRCH-013, SRCH-014, SRCH-015, SRCH-016, SRCH-017]', async () => {
  const user = renderBox()
  await typeAndWait(user)
  expect(suggests).toHaveLength(1)
  expect(suggests).toMatchObject([
    { path: '/api/test-site/scapi/shopperSearch/getSearchSuggestions', q: 'choc', limit: 10 },
  ])
  expect(productCalls).toEqual([ids(10)])
})

test('products that are known are not fetched again [SRCH-016]', async () => {
  found.choco = [...ids(3), 'new']
  const user = renderBox()
  await typeAndWait(user)
  await user.type(field(), 'o')
  await screen.findByText('Product new')
  expect(productCalls).toEqual([ids(10), ['new']])
})

test('six in the list, the rest of ten in the grid [SRCH-008, SRCH-009, SRCH-010, SRCH-013]', async () => {
  const user = renderBox()
  const list = await typeAndWait(user)
  expect(screen.getByRole('heading', { name: 'Suggestions' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Recommended Products' })).toBeVisible()
  expect(within(list).getAllByRole('option')).toHaveLength(6)
  const grid = screen.getByRole('listbox', { name: 'Recommended Products' })
  expect(within(grid).getAllByRole('option')).toHaveLength(4)
  expect(within(grid).getAllByRole('option')[0]).toHaveAccessibleName(/^Product p7/)
  expect(screen.getByRole('status')).toHaveTextContent('10 products suggested.')
})

test('a suggestion shows its picture, default size and price [SRCH-018, SRCH-043]', async () => {
  const user = renderBox()
  await typeAndWait(user)
  const [first] = options()
  expect(first).toHaveAccessibleName('Product p1 18 oz Price $12.50')
  expect(first).toLeadTo('/candy/product-p1/p1.html')
  const picture = first?.querySelector('img')
  expect(picture).toHaveAttribute('alt', 'Picture of p1')
  expect(picture).toHaveAttribute('src', '/image/400/p1.jpg')
})

test('a box of one’s own is suggested as one to build [SRCH-018]', async () => {
  found.mix = ['mix', 'p1']
  const user = renderBox()
  await typeAndWait(user, 'mix')
  const [mix, other] = options()
  expect(mix).toHaveTextContent('Build your own')
  expect(mix).not.toHaveTextContent('18 oz')
  expect(other).not.toHaveTextContent('Build your own')
})

test('View More Items leads to all results [SRCH-011]', async () => {
  const user = renderBox()
  await typeAndWait(user)
  await user.click(screen.getByRole('link', { name: 'View More Items' }))
  expect(address()).toBe('/search?q=choc')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a click outside closes, a click on the text opens again [SRCH-012]', async () => {
  const user = renderBox()
  await typeAndWait(user)
  await user.click(screen.getByRole('main'))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await user.click(field())
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
})

test('the focus stays in the text while arrow keys go through list and grid', async () => {
  const user = renderBox()
  await typeAndWait(user)
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(activeOption()).toBeUndefined()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeOption()).toBe(options()[1])
  expect(options()[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(activeOption()).toBeUndefined()
  await user.keyboard('{ArrowUp}')
  expect(activeOption()).toBe(options()[9])
  await waitFor(() => expect(field()).toHaveFocus())
  const controlled = (field().getAttribute('aria-controls') ?? '').split(' ')
  const roles = controlled.map((id) => document.getElementById(id)?.getAttribute('role'))
  expect(roles).toEqual(['listbox', 'listbox'])
})

test('Enter opens the active product', async () => {
  const user = renderBox()
  await typeAndWait(user)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(address()).toBe('/candy/product-p1/p1.html')
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes, keeps what is typed, and only then leaves the box', async () => {
  const onEscape = jest.fn()
  const user = renderBox('/', onEscape)
  await typeAndWait(user)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveValue('choc')
  expect(onEscape).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await user.keyboard('{Escape}{Escape}')
  expect(onEscape).toHaveBeenCalledTimes(1)
})

test('a late response to an earlier text is aborted and never shown', async () => {
  late = { choc: 20_000 }
  const user = renderBox()
  await user.type(field(), 'choc')
  await waitFor(() => expect(suggests).toHaveLength(1))
  await user.clear(field())
  await user.type(field(), 'truf')
  expect(await screen.findByText('Product t1')).toBeVisible()
  expect(options()).toHaveLength(2)
  expect(aborted).toEqual(['choc'])
})

test('the panel is busy while a response is pending', async () => {
  late = { choc: 100 }
  const user = renderBox()
  await user.type(field(), 'choc')
  const more = await screen.findByRole('link', { name: 'View More Items' })
  expect(more.parentElement).toHaveAttribute('aria-busy', 'true')
  await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(more.parentElement).toHaveAttribute('aria-busy', 'false')
})

test('says that nothing is found, and where to look further', async () => {
  const user = renderBox()
  await user.type(field(), 'zzzzqq')
  expect(await screen.findByText('No product is called “zzzzqq”.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('No products suggested.')
  // no list exists that the field could control
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  await user.click(screen.getByRole('link', { name: 'Search products, recipes and stories' }))
  expect(address()).toBe('/search?q=zzzzqq')
})

test('without suggestions the box still searches, and the failure is logged', async () => {
  isDown = true
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const user = renderBox()
  await user.type(field(), 'choc')
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('link')).toBeNull()
  await user.keyboard('{Enter}')
  expect(address()).toBe('/search?q=choc')
})

test('suggests also for what was typed before the focus was noticed [SRCH-007]', async () => {
  renderBox()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'choc' } })
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(within(list).getAllByRole('option')).toHaveLength(6)
})
