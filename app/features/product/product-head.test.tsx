import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { ProductHead } from './product-head'
import { truffles } from './testing/truffles'

serve(
  http.get('*/scapi/shopperProducts/getProducts', () => HttpResponse.json({ data: [] })),
  http.get('*/products-inventory', () => HttpResponse.json({})),
  http.get('*/site-prefs', () => HttpResponse.json({})),
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

test('an offer says in which countries it is delivered, unless only shops sell it', async () => {
  const offer = () => {
    const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
    const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as object)
    return data.flatMap((one) => Reflect.get(one, 'offers') ?? [])
  }
  const { unmount } = renderApp(<ProductHead product={truffles} />)
  await waitFor(() => expect(offer()).toMatchObject([{ eligibleRegion: ['US'] }]))
  expect(offer()).toMatchObject([{ seller: { name: expect.any(String) } }])
  unmount()
  const facts = { ...truffles.facts, flags: ['isInShopOnly' as const] }
  renderApp(<ProductHead product={{ ...truffles, facts }} />)
  const availability = 'https://schema.org/InStoreOnly'
  await waitFor(() => expect(offer()).toMatchObject([{ availability }]))
  expect(offer()[0]).not.toHaveProperty('eligibleRegion')
})

test("a product's own canonical URL takes precedence over the generated one [PDP-033]", async () => {
  const product = { ...truffles, canonicalUrl: '/gifts/truffles.html' }
  const { unmount } = renderApp(<ProductHead product={product} />, { at: '/x/y/truffles.html' })
  await waitFor(() => expect(canonical()).toMatch(/\/gifts\/truffles\.html$/))
  unmount()
  renderApp(<ProductHead product={truffles} />, { at: '/x/y/truffles.html' })
  await waitFor(() => expect(canonical()).toMatch(/\/candy\/truffles\/truffles\.html$/))
})
