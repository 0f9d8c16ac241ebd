import { screen } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { DEFAULT_PREFERENCES } from '@/commerce-client/site-preferences.mapper'
import { sitePreferencesQuery } from '@/commerce-client/site-preferences.queries'
import { createTestQueryClient, renderApp } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import { testSite } from '../../../tests/setup/test-config'
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

it.each([
  ['idle with the site’s preferences', { recipientLimit: 3 }, 200, 'idle', 3],
  ['in error with the defaults', { title: 'Bad Gateway', type: 'x' }, 502, 'error', 20],
])(
  'is at its beginning, then pending with the defaults, then %s [SITE-020]',
  async (_, body, status, end, limit) => {
    server.use(
      http.get('*/site-prefs', async () => {
        await delay(20)
        return HttpResponse.json(body, { status })
      }),
    )
    renderInShop(<Limit />)
    expect(await screen.findByText('pending: 20')).toBeVisible()
    expect(await screen.findByText(`${end}: ${limit}`)).toBeVisible()
    expect([...new Set(seen)]).toEqual(['init', 'pending', end])
  },
)

it('renders once if the server has loaded the preferences [SITE-020]', async () => {
  const queryClient = createTestQueryClient()
  const { queryKey } = sitePreferencesQuery(testSite.id)
  queryClient.setQueryData(queryKey, { ...DEFAULT_PREFERENCES, recipientLimit: 3 })
  renderApp(<Limit />, { queryClient })
  expect(await screen.findByText('idle: 3')).toBeVisible()
  expect(seen).toEqual(['idle'])
})
