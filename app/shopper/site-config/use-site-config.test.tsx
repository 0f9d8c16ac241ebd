import { screen } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { renderInShop } from '../testing/render-in-shop'
import { useSiteConfig } from './use-site-config'

const server = serve()

let seen: string[]
beforeEach(() => {
  seen = []
})

function Limit() {
  const { status, preferences } = useSiteConfig()
  seen.push(status)
  return (
    <p>
      {status}: {preferences.recipientLimit}
    </p>
  )
}

it('is at its beginning, then pending with the defaults, then idle with the site’s preferences [SITE-020]', async () => {
  server.use(
    http.get('*/site-prefs', async () => {
      await delay(20)
      return HttpResponse.json({ recipientLimit: 3 })
    }),
  )
  renderInShop(<Limit />)
  expect(await screen.findByText('pending: 20')).toBeVisible()
  expect(await screen.findByText('idle: 3')).toBeVisible()
  expect([...new Set(seen)]).toEqual(['init', 'pending', 'idle'])
})

it('is in error with the defaults, and the page is rendered, when they cannot be loaded [SITE-020]', async () => {
  server.use(
    http.get('*/site-prefs', async () => {
      await delay(20)
      return HttpResponse.json({ title: 'Bad Gateway', type: 'x' }, { status: 502 })
    }),
  )
  renderInShop(<Limit />)
  expect(await screen.findByText('error: 20')).toBeVisible()
  expect([...new Set(seen)]).toEqual(['init', 'pending', 'error'])
})
