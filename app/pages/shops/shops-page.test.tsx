import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { STORES } from '@/features/shops/testing/listed-shops'
import '@/shopper/session/session'
import { createFakeLogin } from '../../../tests/setup/fake-login'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import ShopsPage from './shops-page'

const LIST = '*/mobify/proxy/api/custom/stores/v1/organizations/:org/list'
const login = createFakeLogin()
const asked: Request[] = []
let answer: () => Response
let warn: jest.SpyInstance

serve(
  ...login.handlers,
  http.get('*/api/:siteId/content', () => HttpResponse.json({ items: [] })),
  http.get(LIST, ({ request }) => {
    asked.push(request)
    return answer()
  }),
)

beforeEach(() => {
  asked.length = 0
  answer = () => HttpResponse.json({ stores: STORES })
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})

test('the page lists the shops of the store list [SHOP-001, SHOP-035]', async () => {
  renderApp(<ShopsPage />, { at: '/chocolateshops' })
  const list = await screen.findByRole('region', { name: 'Shops with quantity discounts' })
  expect(within(list).getByRole('heading', { name: 'Camelback' })).toBeVisible()
  const [{ pathname, search } = new URL('none:'), ...others] = asked.map(({ url }) => new URL(url))
  expect(others).toEqual([])
  expect(pathname).toMatch(/^\/mobify\/proxy\/api\/custom\/stores\/v1\/organizations\/\w+\/list$/)
  const query = Object.fromEntries(new URLSearchParams(search))
  expect(query).toEqual({ siteId: 'test-site', locale: 'en-US' })
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer /)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Chocolate Shops')
})

test('a failed store list is logged and shows an error with a retry [SHOP-036, SHOP-037]', async () => {
  answer = () => HttpResponse.json({ title: 'Down', type: 'x', status: 503 }, { status: 503 })
  renderApp(<ShopsPage />, { at: '/chocolateshops' })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Oh fudge! Something unexpected went wrong! Please try again or contact us.',
  )
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Unable to fetch store list'))
  expect(screen.queryByRole('region', { name: 'Shops with quantity discounts' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Zip Code' })).toBeEnabled()

  answer = () => HttpResponse.json({ stores: STORES })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('group', { name: 'Map of our shops' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
