import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import StockPage from './stock-page'

const server = serve()

test('stock that cannot be loaded is called so', async () => {
  server.use(
    http.get(`*${BACK_OFFICE_API}/counter/101/stock`, () =>
      HttpResponse.json({ detail: 'Later.' }, { status: 503 }),
    ),
  )
  renderOffice(<Route path="/counter/:shopId/stock" component={StockPage} />, {
    ...{ at: '/counter/101/stock', roles: ['shop'] },
  })
  expect(await screen.findByText('The stock cannot be shown.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All pickups' })).toHaveAttribute(
    'href',
    '/counter?shop=101',
  )
})
