import express from 'express'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

let server: TestServer
let isDown: boolean

beforeAll(async () => {
  const fake = express()
  fake.post('/content/filter', (_req, res) => {
    if (isDown) {
      res.status(503).json({ error: { type: 'SERVICE_UNAVAILABLE', message: 'Later.' } })
      return
    }
    const recipe = (id: string, more: object) => ({
      content: {
        _meta: { deliveryId: id, deliveryKey: `pages/recipes/${id}` },
        contentType: 'content-page',
        title: 'Truffle Affogato',
        slots: [{ contentType: 'recipe', title: 'Truffle Affogato' }],
        ...more,
      },
    })
    const responses = [recipe('here', {}), recipe('elsewhere', { sites: ['brindille-volume'] })]
    res.json({ responses, page: { responseCount: 2 } })
  })
  server = await startSiteApi(fake, express(), 'CONTENT_HUB_ORIGIN')
})

const search = (query: string) => fetch(`${server.origin}/api/brindille/content-search${query}`)

test('a search fails with 502 while the hub is away, and succeeds once it is back', async () => {
  isDown = true
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await search('?q=truffle')
  expect(response.status).toBe(502)
  expect(log).toHaveBeenCalledTimes(1)
  isDown = false
  expect((await search('?q=truffle')).status).toBe(200)
})

test('posts, recipes and pages of the site answer a text [SRCH-023]', async () => {
  const response = await search('?q=affogato')
  expect(response.headers.get('cache-control')).toMatch(/public/)
  expect(await response.json()).toEqual({
    query: 'affogato',
    searchResults: [
      { id: 'here', kind: 'recipe', title: 'Truffle Affogato', link: '/recipes/here' },
    ],
  })
  expect(await (await search('?q=nothing')).json()).toEqual({ query: 'nothing', searchResults: [] })
})

test.each(['', '?q=', '?q=%20', '?q=a&q=b', `?q=${'a'.repeat(101)}`])(
  'content-search%s is refused',
  async (query) => {
    expect((await search(query)).status).toBe(400)
  },
)
