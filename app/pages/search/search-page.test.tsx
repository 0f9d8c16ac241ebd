import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import { Link, Route } from 'react-router-dom'
import { letFollow, recordActivities } from '@/shopper/testing/recommendations'
import { toSite } from '@/site/site'
import { createTestQueryClient, renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import SearchPage from './search-page'

let searches: string[]
let contentSearches: string[]
let products: Record<string, string[]>
let spelling: Record<string, string>
let content: object[]
let isSearchDown: boolean
let isContentDown: boolean

const recipe = (id: string) => ({
  id,
  kind: 'recipe',
  title: `Recipe ${id}`,
  text: 'For a long evening.',
  link: `/recipes/${id}`,
  image: { link: `/media/recipes/${id}.jpg`, alt: '', width: 1200, height: 800 },
  totalMinutes: 35,
  difficulty: 'easy',
})
const story = {
  ...recipe('copper'),
  kind: 'blog',
  title: 'Why copper',
  link: '/blog/copper',
  category: 'Craft',
  publishedDate: '2026-10-08',
}
const page = { id: 'faq', kind: 'page', title: 'Questions', link: '/help/faq', text: 'Answers.' }

let meaning: object | undefined
const server = serve(
  http.post('*/scapi/shopperSearch/productSearch', async ({ request }) => {
    const [{ parameters }] = (await request.json()) as [{ parameters: { q?: string } }]
    const query = parameters.q ?? ''
    searches.push(query)
    if (isSearchDown) return HttpResponse.json({ title: 'Down', type: 'x' }, { status: 500 })
    const hits = (products[query] ?? []).map((productId) => ({ productId }))
    const phrase = spelling[query]
    return HttpResponse.json({
      query,
      hits,
      total: hits.length,
      searchPhraseSuggestions: phrase
        ? { suggestedPhrases: [{ phrase, exactMatch: false }] }
        : { suggestedTerms: [] },
      ...(meaning && { c_searchMeaning: meaning }),
    })
  }),
  http.get('*/scapi/shopperProducts/getProducts', async ({ request }) => {
    await delay(50)
    const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? []
    return HttpResponse.json({ data: ids.map((id) => ({ id, name: `Product ${id}` })) })
  }),
  http.get('*/api/test-site/content-search', ({ request }) => {
    contentSearches.push(new URL(request.url).searchParams.get('q') ?? '')
    if (isContentDown) return HttpResponse.json({ title: 'Down' }, { status: 503 })
    return HttpResponse.json({ query: '', searchResults: content })
  }),
  http.get('*/api/test-site/product-badges', () =>
    HttpResponse.json({ contentType: 'product-badges' }),
  ),
  http.get('*/api/test-site/nav-menu', () =>
    HttpResponse.json({
      contentType: 'nav-menu',
      menus: [{ menuDefinition: { displayName: 'Truffles', pageLink: '/category/truffles' } }],
    }),
  ),
)

beforeEach(() => {
  searches = []
  contentSearches = []
  products = { fudge: ['p1', 'p2'], caramel: ['p3'] }
  spelling = {}
  meaning = undefined
  content = []
  isSearchDown = false
  isContentDown = false
})

function renderPage(at: string) {
  const user = userEvent.setup()
  renderApp(
    <>
      <Link to="/search?q=caramel">To caramel</Link>
      <Route path="/search">
        <SearchPage />
      </Route>
    </>,
    { at },
  )
  return user
}

const heading = (name: string) => screen.findByRole('heading', { name })

test('the search page shows the results of a term and names the term [SRCH-001, SRCH-002]', async () => {
  renderPage('/search?q=fudge')
  expect(await heading('Product p1')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “fudge”')
  expect(searches).toEqual(['fudge'])
})

test('the view of a search with its products and the clicks in it are reported [REC-003, REC-004]', async () => {
  letFollow()
  const { reported, handlers } = recordActivities()
  server.use(...handlers)
  const user = renderPage('/search?q=fudge')
  await heading('Product p1')
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported[0]).toMatchObject({
    name: 'viewSearch',
    body: { searchText: 'fudge', products: [{ id: 'p1' }, { id: 'p2' }] },
  })
  await user.click(screen.getByRole('link', { name: 'Product p2' }))
  await waitFor(() => expect(reported).toHaveLength(2))
  expect(reported[1]).toMatchObject({
    name: 'clickSearch',
    body: { searchText: 'fudge', product: { id: 'p2' } },
  })
  Reflect.set(navigator, 'doNotTrack', '1')
})

test('without a term all products are shown, and content is not searched [SRCH-001, SRCH-024]', async () => {
  products[''] = ['p9']
  renderPage('/search')
  expect(await heading('Product p9')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All products')
  expect(contentSearches).toEqual([])
})

test('a new term shows a busy skeleton until its results arrive [SRCH-003, SRCH-025]', async () => {
  const user = renderPage('/search?q=fudge')
  await heading('Product p1')
  await user.click(screen.getByRole('link', { name: 'To caramel' }))
  expect(screen.queryByRole('heading', { name: 'Product p1' })).toBeNull()
  expect(document.querySelector('[aria-busy="true"]')).toBeVisible()
  expect(await heading('Product p3')).toBeVisible()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('recipes and stories are shown beside the products [SRCH-020]', async () => {
  content = [recipe('pots'), story, page]
  renderPage('/search?q=fudge')
  const stories = await screen.findByRole('region', { name: 'Recipes & Stories' })
  expect(contentSearches).toEqual(['fudge'])
  const [first, second] = within(stories).getAllByRole('listitem')
  expect(first).toHaveTextContent('Recipe · 35 min · Easy')
  expect(within(first ?? stories).getByRole('link')).toLeadTo('/recipes/pots')
  expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/^\/image\/\d+\/recipes\/pots/)
  expect(second).toHaveTextContent('Craft · October 8, 2026')
  const pages = screen.getByRole('region', { name: 'Good to Know' })
  expect(within(pages).getByRole('link', { name: 'Questions' })).toLeadTo('/help/faq')
  const links = screen.getByRole('navigation', { name: 'What was found' })
  expect(within(links).getByRole('link')).toHaveTextContent('2 recipes & stories')
  expect(await heading('Product p1')).toBeVisible()
})

test('the first of many stories are shown, and the rest after a click', async () => {
  content = ['a', 'b', 'c', 'd', 'e'].map(recipe)
  const user = renderPage('/search?q=fudge')
  const stories = await screen.findByRole('region', { name: 'Recipes & Stories' })
  expect(within(stories).getAllByRole('listitem')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(within(stories).getAllByRole('listitem')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
})

test('a spelling suggestion is one click away [SRCH-041]', async () => {
  spelling = { carmel: 'caramel' }
  products.carmel = ['p3']
  const user = renderPage('/search?q=carmel')
  expect(await screen.findByText(/Did you mean/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'caramel' }))
  expect(await heading('Results for “caramel”')).toBeVisible()
  await heading('Product p3')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

test('a search without results shows the term and links to browse [SRCH-042]', async () => {
  renderPage('/search?q=zzzzqq')
  expect(await screen.findByText('We found nothing for “zzzzqq”.')).toBeVisible()
  const places = await screen.findByRole('navigation', { name: 'Where to browse' })
  expect(within(places).getByRole('link', { name: 'Truffles' })).toLeadTo('/category/truffles')
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toLeadTo('/')
})

test('a search with stories but no products only reports that no product was found', async () => {
  content = [story]
  renderPage('/search?q=copper')
  expect(await screen.findByText('We found no product for “copper”.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Why copper' })).toBeVisible()
  expect(screen.queryByText(/We found nothing/)).toBeNull()
})

test('a failed search is logged and can be retried [SRCH-039]', async () => {
  isSearchDown = true
  content = [story]
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const user = renderPage('/search?q=fudge')
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  expect(log).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('link', { name: 'Why copper' })).toBeVisible()
  isSearchDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Product p1')).toBeVisible()
})

test('when the content hub fails, the products are shown and the failure is logged', async () => {
  isContentDown = true
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  renderPage('/search?q=fudge')
  expect(await heading('Product p1')).toBeVisible()
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('region', { name: 'Recipes & Stories' })).toBeNull()
})

describe('on the server', () => {
  const load = (queryClient: QueryClient, query: string) =>
    SearchPage.load?.({
      queryClient,
      search: new URLSearchParams({ q: query }),
      site: toSite(testSite),
      params: {},
      locals: {},
    })
  const dataOf = (queryClient: QueryClient, name: string) =>
    queryClient.getQueriesData([name]).map(([, data]) => data)

  test('products and content are fetched before the page is rendered', async () => {
    content = [story]
    const queryClient = createTestQueryClient()
    await load(queryClient, 'fudge')
    expect(dataOf(queryClient, 'listing')).toMatchObject([{ total: 2 }])
    expect(dataOf(queryClient, 'content-search')).toEqual([[story]])
  })

  test('content that could not be fetched is left to the browser', async () => {
    isContentDown = true
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const queryClient = createTestQueryClient()
    await load(queryClient, 'fudge')
    expect(dataOf(queryClient, 'listing')).toMatchObject([{ total: 2 }])
    expect(queryClient.getQueryCache().findAll(['content-search'])).toEqual([])
  })
})

test('results without allergens say on what the claim rests', async () => {
  meaning = { freeFrom: ['nut'], mayContain: true, phrases: [], dropped: [] }
  products = { 'no nuts': ['p1'] }
  renderPage('/search?q=no+nuts')
  expect(
    await screen.findByText(/nuts \(with peanuts and coconut\) are not among them/),
  ).toBeVisible()
  expect(screen.getByText(/Some may contain traces/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'How we handle allergens' })).toLeadTo('/help/allergens')
})

test('where no product is free of allergens, no other products are recommended', async () => {
  meaning = { freeFrom: ['nut'], mayContain: false, phrases: [], dropped: [] }
  renderPage('/search?q=no+nuts')
  expect(await screen.findByText('We found nothing for “no nuts”.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Questions? Here is help.' })).toLeadTo('/help/faq')
  expect(screen.queryByRole('region', { name: /like|best/i })).toBeNull()
})

test('omitted words and the language of the words are named', async () => {
  meaning = {
    freeFrom: [],
    mayContain: false,
    without: ['mint'],
    dropped: ['xyz'],
    language: 'es-US',
  }
  products = { 'trufas xyz': ['p1'] }
  renderPage('/search?q=trufas+xyz')
  expect(await screen.findByText(/These are the nearest, without “xyz”/)).toBeVisible()
  expect(screen.getByText(/^Products that mention “mint” are left out/)).toBeVisible()
  expect(screen.getByText('Found with these words in Spanish.')).toBeVisible()
})
