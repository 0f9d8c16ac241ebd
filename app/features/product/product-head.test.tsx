import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { ProductHead } from './product-head'
import { truffles } from './testing/truffles'

serve(
  http.get('*/scapi/shopperProducts/getProducts', () => HttpResponse.json({ data: [] })),
  http.get('*/products-inventory', () => HttpResponse.json({})),
)

const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content')
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

test('the page title and description of the editor are used instead of those of the tile [PDP-093]', async () => {
  const texts = { pageTitle: 'Truffles by Post', pageDescription: 'Sent within a day.' }
  renderApp(<ProductHead product={{ ...truffles, ...texts }} />)
  await waitFor(() => expect(document.title).toMatch(/^Truffles by Post/))
  expect(description()).toBe('Sent within a day.')
})

test("a product's own canonical URL takes precedence over the generated one [PDP-033]", async () => {
  const product = { ...truffles, canonicalUrl: '/gifts/truffles.html' }
  const { unmount } = renderApp(<ProductHead product={product} />, { at: '/x/y/truffles.html' })
  await waitFor(() => expect(canonical()).toMatch(/\/gifts\/truffles\.html$/))
  unmount()
  renderApp(<ProductHead product={truffles} />, { at: '/x/y/truffles.html' })
  await waitFor(() => expect(canonical()).toMatch(/\/candy\/truffles\/truffles\.html$/))
})
