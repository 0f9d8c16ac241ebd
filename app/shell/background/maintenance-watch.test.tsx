import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Link, Route } from 'react-router-dom'
import { callScapi } from '@/commerce-client/transport'
import MaintenancePage from '@/pages/maintenance/maintenance-page'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { serve } from '../../../tests/setup/serve'
import { MaintenanceWatch } from './maintenance-watch'

const server = serve()

function Category() {
  const { data, isError } = useQuery(['category'], () =>
    callScapi('shop', 'shopperProducts', 'getCategory', { parameters: { id: 'bars' } }),
  )
  if (isError) return <p>Failed</p>
  return <p>{data?.name ?? 'Loading'}</p>
}

function answer(status: number, body: object) {
  server.use(http.post('*/getCategory', () => HttpResponse.json(body, { status })))
}

function show() {
  return renderInShop(
    <>
      <MaintenanceWatch />
      <Route path="/" exact>
        <Link to="/category/bars">Bars</Link>
      </Route>
      <Route path="/category/bars" component={Category} />
      <Route path="/maintenance" component={MaintenancePage} />
    </>,
    '/category/bars',
  )
}

test('an answer with the flag leads to the page of maintenance, and back when it has ended [ERR-006, ERR-007, ERR-012]', async () => {
  answer(503, { type: 'https://…/maintenance', title: 'Maintenance', detail: 'Closed' })
  const { address } = show()
  expect(await screen.findByRole('heading', { name: 'Site Under Maintenance' })).toBeVisible()
  expect(address()).toBe('/maintenance')

  // still closed: the shop redirects back to the maintenance page
  await userEvent.click(screen.getByRole('link', { name: 'Try the shop again' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Bars' }))
  expect(await screen.findByRole('heading', { name: 'Site Under Maintenance' })).toBeVisible()

  answer(200, { id: 'bars', name: 'Chocolate Bars' })
  await userEvent.click(screen.getByRole('link', { name: 'Try the shop again' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Bars' }))
  expect(await screen.findByText('Chocolate Bars')).toBeVisible()
  expect(address()).toBe('/category/bars')
})

test('an unavailable server is not treated as maintenance', async () => {
  answer(503, { type: 'https://…/service-unavailable', title: 'Service Unavailable' })
  const { address } = show()
  expect(await screen.findByText('Failed')).toBeVisible()
  expect(address()).toBe('/category/bars')
})
