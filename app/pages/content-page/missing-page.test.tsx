import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Link, Route } from 'react-router-dom'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { serve } from '../../../tests/setup/serve'
import ContentPage from './content-page'

jest.mock('@/shell/failures/not-found-view', () => ({ NotFoundView: () => <h1>Oh fudge!</h1> }))

const redirects: Record<string, object> = {
  '/moved': { status: 301, location: '/category/bars?sz=3', keepsQuery: true },
  '/dropped': { status: 302, location: '/category/bars', keepsQuery: false },
}
const lookUps = jest.fn()
serve(
  http.get('*/content', () =>
    HttpResponse.json({ status: 404, title: 'Not Found', type: 'not-found' }, { status: 404 }),
  ),
  http.get('*/redirect', ({ request }) => {
    const path = new URL(request.url).searchParams.get('path') ?? ''
    lookUps(path)
    if (path === '/broken') return HttpResponse.json({ title: 'Broken' }, { status: 500 })
    return HttpResponse.json({ redirect: redirects[path] ?? null })
  }),
)

/** Follows a link to a path without a page. */
async function follow(path: string) {
  const shop = renderInShop(
    <>
      <Route path="/" exact>
        <Link to={path}>Follow</Link>
      </Route>
      <Route path="/category/bars">Bars</Route>
      <Route path="/:page(moved|dropped|none|broken)" component={ContentPage} />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Follow' }))
  return shop
}

test.each([
  ['/moved?utm_source=mail', '/category/bars?sz=3&utm_source=mail'],
  ['/dropped?utm_source=mail', '/category/bars'],
])('a link to %s redirects to %s', async (path, expected) => {
  const { address } = await follow(path)
  expect(await screen.findByText('Bars')).toBeVisible()
  expect(address()).toBe(expected)
})

test.each(['/none', '/broken'])(
  'a link to %s shows the not-found page after one lookup',
  async (path) => {
    const { address } = await follow(path)
    expect(await screen.findByRole('heading', { name: 'Oh fudge!' })).toBeVisible()
    expect(address()).toBe(path)
    expect(lookUps.mock.calls).toEqual([[path]])
  },
)
