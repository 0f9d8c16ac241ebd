import express from 'express'
import sharp from 'sharp'
import { makeFolder } from '../../../../tests/setup/make-folder'
import { startTestServer, type TestServer } from '../../testing/start-test-server'
import { boxPictureService } from './box-picture-service'

const photoOf = (link: string) => ({
  imageGroups: [{ viewType: 'large', images: [{ link: `http://engine${link}` }] }],
})
const nut = { id: 'nut', c_isCustomMixPiece: true, ...photoOf('/media/products/nut.jpg') }
const fig = { id: 'fig', c_isCustomMixPiece: true, ...photoOf('/media/products/fig.jpg') }
const bar = { id: 'bar', ...photoOf('/media/products/bar.jpg') }

let dataDir: string
let server: TestServer
let red: Buffer
let productsAsked: string[]
let mastersAsked: string[]
let answer: (address: string) => Response
let isDown: boolean

beforeAll(async () => {
  red = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  dataDir = makeFolder()
  productsAsked = []
  mastersAsked = []
  isDown = false
  answer = () => new Response(new Uint8Array(red))
  const application = express().get('/api/main/scapi/shopperProducts/getProducts', (req, res) => {
    productsAsked.push(String(req.query.ids))
    if (isDown) res.status(503).json({ title: 'Unavailable' })
    else {
      const ids = String(req.query.ids).split(',')
      res.json({ data: [nut, fig, bar].filter(({ id }) => ids.includes(id)) })
    }
  })
  const fetchMaster: typeof fetch = async (input) => {
    mastersAsked.push(String(input))
    return answer(String(input))
  }
  const config = { dataDir, mediaOrigin: 'http://media.example' }
  const service = boxPictureService({
    config,
    logger: { error: () => {} },
    application,
    siteIds: ['main'],
    fetchMaster,
  })
  server = await startTestServer(express().use('/image/box', service))
})

const get = (address: string, init?: RequestInit) =>
  fetch(`${server.origin}/image/box/${address}`, init)

async function redShareOf(response: Response): Promise<number> {
  const image = sharp(Buffer.from(await response.arrayBuffer()))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    // the brand name is red too, but darker
    if (r > 160 && g < 60 && b < 60) count += 1
  }
  return count / (info.width * info.height)
}

test('a mix is a picture of its box, cached by whoever shows it', async () => {
  const response = await get('main/nut-3.fig-1.jpg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toBe('public, max-age=2592000')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const etag = response.headers.get('etag') ?? ''
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  })
  expect(mastersAsked).toEqual([
    'http://media.example/media/products/nut.jpg',
    'http://media.example/media/products/fig.jpg',
  ])
  const again = await get('main/nut-3.fig-1.jpg', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(mastersAsked).toHaveLength(2)
})

test('a mix with places is a picture of them', async () => {
  const tags = await Promise.all(
    ['nut-2.fig-2', 'nut-2.fig-2~0-2.1-2', 'nut-2.fig-2~0-1.1-2.0-1'].map(async (mix) => {
      const response = await get(`main/${mix}.jpg`)
      expect(response.status).toBe(200)
      return response.headers.get('etag')
    }),
  )
  expect(tags[1]).toBe(tags[0])
  expect(tags[2]).not.toBe(tags[0])
})

test('is rendered once for many concurrent requests', async () => {
  const all = await Promise.all([1, 2, 3].map(() => get('main/nut-4.jpg')))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(productsAsked).toEqual(['nut'])
})

test('places of unknown pieces, and of what is no piece, stay empty', async () => {
  const full = await redShareOf(await get('main/nut-4.jpg'))
  const half = await redShareOf(await get('main/nut-2.gone-1.bar-1.jpg'))
  expect(full).toBeGreaterThan(0.05)
  expect(half / full).toBeCloseTo(0.5, 1)
  expect(mastersAsked).not.toContain('http://media.example/media/products/bar.jpg')
})

test('a photograph that is gone leaves a cup, a service that is away no picture', async () => {
  answer = () => new Response('', { status: 404 })
  expect((await get('main/nut-4.jpg')).status).toBe(200)
  answer = () => new Response('', { status: 500 })
  expect((await get('main/fig-4.jpg')).status).toBe(502)
  answer = () => new Response('no picture')
  expect((await get('main/fig-4.jpg')).status).toBe(502)
  isDown = true
  const response = await get('main/fig-4.jpg')
  expect(response.status).toBe(502)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['main/rubbish.jpg', 400],
  ['main/nut-0.jpg', 400],
  ['main/nut-1.nut-2.jpg', 400],
  ['main/nut-1.jpg.png', 400],
  ['main/nut-1~rubbish.jpg', 400],
  ['main/nut-1~0-1.0-1.jpg', 400],
  ['main/nut-1.fig-1~0-1.2-1.jpg', 400],
  ['main/nut-999~0-101.jpg', 400],
  ['main/nut-9999.jpg', 400],
  ['main/http%3A%2F%2Fevil.example%2F-1.jpg', 400],
  [`main/${Array.from({ length: 25 }, (_, at) => `p${at}-1`).join('.')}.jpg`, 400],
  ['other/nut-1.jpg', 404],
  ['main/gone-1.jpg', 404],
  ['main/bar-1.jpg', 404],
])('%s is refused with %i, and says why', async (address, status) => {
  const response = await get(address)
  expect(response.status).toBe(status)
  const problem: unknown = await response.json()
  expect(problem).toMatchObject({ status, detail: expect.stringMatching(/\w+ \w+/) })
  expect(mastersAsked).toEqual([])
})

test('nothing can be sent to it', async () => {
  expect((await get('main/nut-1.jpg', { method: 'POST' })).status).toBe(405)
})
