import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchJson } from '@/lib/fetch-json'
import { limitBody } from './limit-body'

test('a body within the limit is read as it is, and none stays none', async () => {
  const response = new Response('{"a":1}', { status: 201, headers: { 'x-own': 'kept' } })
  const limited = limitBody(response, 7)
  expect([limited.status, limited.ok, limited.headers.get('x-own')]).toEqual([201, true, 'kept'])
  expect(await limited.json()).toEqual({ a: 1 })
  expect(limitBody(new Response(null, { status: 204 })).status).toBe(204)
})

test('one beyond it fails', async () => {
  await expect(limitBody(new Response('12345678'), 7).text()).rejects.toThrow('over 7 bytes')
})

describe('a server that never stops sending', () => {
  let server: Server
  let ended: Promise<unknown>
  beforeEach(async () => {
    server = createServer((_request, response) => {
      ended = once(response, 'close')
      const send = () => {
        while (!response.destroyed && response.write('"'.padEnd(1_000_000)));
      }
      response.on('drain', send)
      send()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => server.close())

  test('is given up, and its connection ended', async () => {
    const { port } = server.address() as AddressInfo
    await expect(fetchJson(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ status: 502 })
    await ended
  })
})

test.each([204, 205, 304])(
  'an answer of %i stays as it is, although Chrome gives it a body',
  (status) => {
    const { body } = new Response('')
    const answer = Object.defineProperty(new Response(null, { status }), 'body', { value: body })
    expect(limitBody(answer)).toBe(answer)
  },
)
