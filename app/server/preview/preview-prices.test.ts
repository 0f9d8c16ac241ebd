import express from 'express'
import { answerGuestLogin, startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'
import { rememberPreview } from './remember-preview'

// uses the transport of the server
jest.mock('@/commerce-client/transport', () =>
  jest.requireActual('@/commerce-client/transport.server'),
)

const MOMENT = Date.parse('2027-02-14T17:30:00Z')
const CLIENT = 'preview:a-secret-of-the-preview'
const BASIC = `Basic ${Buffer.from(CLIENT).toString('base64')}`
const LOCAL = { 'X-Forwarded-Host': 'localhost:3000', 'X-Forwarded-For': '127.0.0.1' }

let server: TestServer
/** Logins of the confidential client, by site. */
let logins: string[]
/** The requests of each of its sessions. */
let contexts: Map<string, unknown>
let isRefused: boolean
let ended: Set<string>

beforeAll(async () => {
  const shop = express().use(express.urlencoded({ extended: false }), express.json())
  shop.post(/\/oauth2\/token$/, (req, res, next) => {
    if (req.body.grant_type !== 'client_credentials') return next()
    if (req.get('authorization') !== BASIC || isRefused) return void res.status(401).json({})
    logins.push(String(req.body.channel_id))
    const usid = `imagined-${logins.length}`
    res.json({ access_token: usid, refresh_token: 'r', expires_in: 1800, usid })
  })
  answerGuestLogin(shop)
  shop.put(/\/shopper-context\/[^/]+$/, (req, res) => {
    const usid = req.path.split('/').at(-1) ?? ''
    if (req.get('authorization') !== `Bearer ${usid}`) return void res.status(401).json({})
    contexts.set(usid, req.body)
    res.status(201).end()
  })
  const markReader = express.Router().use((req, res) => {
    const token = req.get('authorization')?.replace('Bearer ', '') ?? ''
    if (ended.has(token)) return void res.status(401).json({ title: 'Unauthorized', type: 'x' })
    res.json({ reader: token, ...(contexts.get(token) ?? {}) })
  })
  shop.use(['/product', '/search', '/checkout'], markReader)
  Object.assign(process.env, { PREVIEW_CLIENT: CLIENT, LOCAL_ACCESS: 'open' })
  server = await startSiteApi(shop, express().use(rememberPreview()))
})
beforeEach(() => {
  logins = []
  contexts = new Map()
  isRefused = false
  ended = new Set()
})

const send = (path: string, init: RequestInit = {}) => fetch(`${server.origin}/api/${path}`, init)
const OWN = { Authorization: 'Bearer own' }
const search = (query: string, site = 'brindille', headers: Record<string, string> = OWN) =>
  send(`${site}/scapi/shopperSearch/productSearch${query}`, {
    method: 'POST',
    headers: { ...LOCAL, ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify([{ parameters: { q: 'truffles' } }]),
  })
const products = (query: string) =>
  send(`brindille/scapi/shopperProducts/getProducts?ids=1${query}`, { headers: LOCAL })
const readerOf = async (answer: Promise<Response>) => (await answer).json()

// each test has its own moment, because sessions are cached
let moment = MOMENT
beforeEach(() => (moment += 1_000))
const at = () => `previewTimestamp=${moment}`
const time = () => new Date(moment).toISOString()

test('products and searches of a moment are read as a guest of that moment', async () => {
  const seen = [
    await readerOf(search(`?${at()}`)),
    await readerOf(search(`?${at()}`, 'brindille', {})),
    await readerOf(products(`&${at()}`)),
  ]
  const imagined = { reader: 'imagined-1', effectiveDateTime: time() }
  expect(seen).toEqual([imagined, imagined, imagined])
  expect(logins).toEqual(['brindille'])
})

test('a moment, a group and a site have a guest each', async () => {
  const asked = [`?${at()}`, `?${at()}&customerGroup=Friends`, '?customerGroup=Friends']
  const seen = await Promise.all(asked.map((query) => readerOf(search(query))))
  expect(seen.map(({ reader: _, ...context }) => context)).toEqual([
    { effectiveDateTime: time() },
    { effectiveDateTime: time(), customerGroupIds: ['Friends'] },
    { customerGroupIds: ['Friends'] },
  ])
  await search(`?${at()}`, 'brindille-volume')
  expect(logins).toEqual(['brindille', 'brindille', 'brindille', 'brindille-volume'])
})

test('no cache stores such an answer, and it reveals nothing of the session', async () => {
  const answer = await search(`?${at()}`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(JSON.stringify([...answer.headers])).not.toMatch(/imagined|a-secret/)
})

test('the public, and content of a stage as of now, are read as ever', async () => {
  const stage = '?vseDomain=brindille.staging.localhost'
  for (const query of ['', stage]) {
    expect(await readerOf(search(query))).toEqual({ reader: 'own' })
    expect(await readerOf(search(query, 'brindille', {}))).toEqual({ reader: 'guest' })
  }
  expect(logins).toEqual([])
})

test('the bag stays the editor’s own', async () => {
  const answer = await send(`brindille/scapi/shopperBaskets/getBasket?${at()}`, {
    method: 'POST',
    headers: { ...LOCAL, ...OWN, 'Content-Type': 'application/json' },
    body: JSON.stringify([{ parameters: { basketId: 'b1' } }]),
  })
  expect(await answer.json()).toEqual({ reader: 'own' })
})

test('without access to the preview no moment is requested', async () => {
  const forged = { 'X-Forwarded-For': '203.0.113.9' }
  expect((await search(`?${at()}`, 'brindille', forged)).status).toBe(403)
  expect((await search('?previewTimestamp=253402300800000')).status).toBe(400)
  expect(logins).toEqual([])
})

test('a session that has ended is begun anew', async () => {
  await search(`?${at()}`)
  ended.add('imagined-1')
  expect(await readerOf(search(`?${at()}`))).toMatchObject({ reader: 'imagined-2' })
  expect(await readerOf(products(`&${at()}`))).toMatchObject({ reader: 'imagined-2' })
})

test('where the service refuses the client, prices are today’s, and the drawer says so', async () => {
  const options = async () =>
    (await readerOf(send(`brindille/preview-desk?${at()}`, { headers: LOCAL }))).showsPrices
  expect(await options()).toBe(true)
  moment += 1
  isRefused = true
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  expect(await readerOf(search(`?${at()}`))).toEqual({ reader: 'own' })
  expect(await options()).toBe(false)
  expect(await readerOf(search(`?${at()}`, 'brindille', {}))).toEqual({ reader: 'guest' })
  // the failed session is not requested again with every call
  expect(warn.mock.calls.filter(([line]) => String(line).includes('another moment'))).toHaveLength(
    1,
  )
  expect(JSON.stringify(warn.mock.calls)).not.toContain('a-secret')
})
