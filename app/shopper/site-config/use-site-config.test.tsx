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
