import express from 'express'
import { startTestServer } from '../testing/start-test-server'
import { documentService } from './document-service'

const SHEET = '%PDF-1.7 a sheet'

let asked: string[]

beforeEach(() => {
  asked = []
})

async function start(answer: () => Response): Promise<string> {
  const fetchMaster: typeof fetch = async (input) => {
    asked.push(String(input))
    return answer()
  }
  const config = { mediaOrigin: 'http://media.example' }
  const service = documentService({ config, logger: { error: () => {} }, fetchMaster })
  return `${(await startTestServer(express().use('/document', service))).origin}/document`
}

test('a sheet is shown in the browser under the shop’s own address', async () => {
  const origin = await start(() => new Response(SHEET))
  const response = await fetch(`${origin}/documents/order-form.pdf`)
  expect(await response.text()).toBe(SHEET)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe('inline')
  expect(asked).toEqual(['http://media.example/media/documents/order-form.pdf'])
})

test.each(['/documents/photo.jpg', '/.hidden.pdf', '/a/..%2fsecret.pdf', '/'])(
  '%s is no document’s path, and is not asked for',
  async (path) => {
    const origin = await start(() => new Response(SHEET))
    expect((await fetch(origin + path)).status).toBe(400)
    expect(asked).toEqual([])
  },
)

test.each([
  [404, 404],
  [500, 502],
])('a media origin that answers %i: %i, and not cached', async (status, wanted) => {
  const origin = await start(() => new Response('', { status }))
  const response = await fetch(`${origin}/gone.pdf`)
  expect(response.status).toBe(wanted)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('nothing but reading', async () => {
  const origin = await start(() => new Response(SHEET))
  expect((await fetch(`${origin}/a.pdf`, { method: 'POST' })).status).toBe(405)
})

test('a document without an end is given up', async () => {
  const megabyte = new Uint8Array(1024 * 1024)
  const endless = () => new ReadableStream({ pull: (stream) => stream.enqueue(megabyte) })
  const origin = await start(() => new Response(endless()))
  expect((await fetch(`${origin}/endless.pdf`)).status).toBe(502)
})
