import { readdirSync } from 'node:fs'
import express from 'express'
import type * as Routes from '@/integrations/content-hub/content-routes.server'
import type * as Search from '@/integrations/content-hub/content-search.source.server'
import type * as Source from '@/integrations/content-hub/content.source.server'
import type * as Preview from '@/site/current-preview.server'
import { makeFolder } from '../../../tests/setup/make-folder'
import { waitUntil } from '../../../scripts/testing/wait-until'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const SITE = 'brindille'
const RECIPE = {
  _meta: { deliveryId: 'a', deliveryKey: 'pages/recipes/affogato' },
  contentType: 'content-page',
  title: 'Truffle Affogato',
  slots: [{ contentType: 'recipe', title: 'Truffle Affogato' }],
}

let hub: TestServer
let isHubAway: boolean
let folder: string
const before = { ...process.env }

beforeAll(async () => {
  const content = express()
    .use((_req, res, next) => {
      if (isHubAway) res.status(503).end()
      else next()
    })

    .get(['/content/key/:key(*)', '/stage.example/content/key/:key(*)'], (req, res) => {
      const { key } = req.params
      res.json({ content: { ...RECIPE, title: `At ${key}` } })
    })
    .post('/content/filter', (_req, res) => {
      res.json({ responses: [{ content: RECIPE }], page: { responseCount: 1 } })
    })
  hub = await startTestServer(content)
})

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  isHubAway = false
  folder = makeFolder()
  process.env.CONTENT_HUB_ORIGIN = hub.origin
  process.env.DATA_DIR = folder
  process.env.CONTENT_HUB_STAGING_ORIGIN = `${hub.origin}/{domain}`
  process.env.AWS_LAMBDA_FUNCTION_NAME = 'self-hosted'
})
afterEach(() => {
  process.env = { ...before }
})

/** A storefront that has just started: it has no content in memory. */
function startStorefront() {
  return inNewProcess(() => {
    const { contentSource } = jest.requireActual<typeof Source>(
      '@/integrations/content-hub/content.source.server',
    )
    const { getRouteMap } = jest.requireActual<typeof Routes>(
      '@/integrations/content-hub/content-routes.server',
    )
    const { searchContent } = jest.requireActual<typeof Search>(
      '@/integrations/content-hub/content-search.source.server',
    )
    const { withPreview } = jest.requireActual<typeof Preview>('@/site/current-preview.server')
    const titleOf = async (key: string) => (await contentSource.getContentByKey(SITE, key)).title
    const read = async () => ({
      home: await titleOf('brindille/home'),
      recipe: await titleOf('pages/recipes/affogato'),
      routes: Object.keys(await getRouteMap(SITE)),
      hits: (await searchContent(SITE, 'affogato')).searchResults.map(({ link }) => link),
    })
    return { titleOf, read, withPreview }
  })
}

function inNewProcess<Modules>(load: () => Modules): Modules {
  const loaded: Modules[] = []
  jest.isolateModules(() => loaded.push(load()))
  const [modules] = loaded
  if (modules === undefined) throw new Error('Nothing was loaded.')
  return modules
}

const keptFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\da-f]{64}$/.test(name),
  )

test('a storefront that is restarted without the content hub has its content', async () => {
  const shown = await startStorefront().read()
  expect(shown).toEqual({
    home: 'At brindille/home',
    recipe: 'At pages/recipes/affogato',
    routes: ['/recipes/affogato'],
    hits: ['/recipes/affogato'],
  })
  await waitUntil(() => keptFiles().length === 4)
  isHubAway = true
  const restarted = startStorefront()
  expect(await restarted.read()).toEqual(shown)
  await expect(restarted.titleOf('pages/never-read')).rejects.toThrow()
})

test('the content of a preview is neither kept nor replaced by a copy', async () => {
  const { titleOf, read, withPreview } = startStorefront()
  await withPreview({ vseDomain: 'stage.example' }, async () => {
    await titleOf('brindille/home').catch(() => undefined)
  })
  expect(keptFiles()).toEqual([])
  await read()
  await waitUntil(() => keptFiles().length === 4)
  isHubAway = true
  const restarted = startStorefront()
  await restarted.withPreview({ vseDomain: 'stage.example' }, async () => {
    await expect(restarted.titleOf('brindille/home')).rejects.toThrow()
  })
})

test('the copies of one hub are not shown for another one', async () => {
  await startStorefront().read()
  await waitUntil(() => keptFiles().length === 4)
  process.env.CONTENT_HUB_ORIGIN = `${hub.origin.replace('localhost', '127.0.0.1')}`
  isHubAway = true
  await expect(startStorefront().titleOf('brindille/home')).rejects.toThrow()
})
