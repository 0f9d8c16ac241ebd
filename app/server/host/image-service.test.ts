import { readdirSync } from 'node:fs'
import express from 'express'
import sharp from 'sharp'
import { makeFolder } from '../../../tests/setup/make-folder'
import { startTestServer } from '../testing/start-test-server'
import { imageService } from './image-service'

let dataDir: string
let asked: string[]
let master: Buffer

beforeAll(async () => {
  master = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#743' } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => {
  dataDir = makeFolder()
  asked = []
})

async function start(answer: () => Response): Promise<string> {
  const fetchMaster: typeof fetch = async (input) => {
    asked.push(String(input))
    return answer()
  }
  const logger = { error: () => {} }
  const config = { dataDir, mediaOrigin: 'http://media.example' }
  const app = express().use('/image', imageService({ config, logger, fetchMaster }))
  return `${(await startTestServer(app)).origin}/image`
}

const found = () => new Response(new Uint8Array(master))
const get = (url: string, accept = '*/*') => fetch(url, { headers: { Accept: accept } })

test.each([
  ['image/avif,image/webp,*/*', 'image/webp', 'webp'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('for Accept: %s answers %s', async (accept, type, format) => {
  const origin = await start(found)
  const response = await get(`${origin}/300/truffles/dark.jpg`, accept)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toContain('Accept')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(picture).toMatchObject({ width: 300, height: 200, format })
  expect(asked).toEqual(['http://media.example/media/truffles/dark.jpg'])
})

test('does the work once, for many at the same time and for later ones', async () => {
  const origin = await start(found)
  const url = `${origin}/150/a.jpg`
  const bodies = await Promise.all([1, 2, 3].map(async () => (await get(url)).arrayBuffer()))
  await get(url)
  expect(asked).toHaveLength(1)
  expect(new Set(bodies.map((body) => body.byteLength)).size).toBe(1)
  expect(
    readdirSync(dataDir, { recursive: true }).filter((name) => String(name).endsWith('.tmp')),
  ).toEqual([])
})

test('never enlarges', async () => {
  const origin = await start(found)
  const response = await get(`${origin}/1920/a.jpg`)
  const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(picture.width).toBe(900)
})

test.each([
  ['a width that is not offered', '/301/a.jpg'],
  ['a path that climbs', '/300/..%2f..%2fetc/passwd.jpg'],
  ['something that is no picture', '/300/a.txt'],
  ['nothing', '/300/'],
])('refuses %s', async (_name, address) => {
  const origin = await start(found)
  expect((await get(`${origin}${address}`)).status).toBe(400)
  expect(asked).toEqual([])
})

test.each([
  [404, () => new Response('', { status: 404 })],
  [502, () => new Response('', { status: 500 })],
  [502, () => new Response('not a picture')],
])('answers %i, not stored', async (status, answer) => {
  const origin = await start(answer)
  const response = await get(`${origin}/300/a.jpg`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect((await get(`${origin}/300/a.jpg`)).status).toBe(status)
})
