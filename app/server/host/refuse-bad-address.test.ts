import express from 'express'
import { startTestHost } from '../testing/start-test-host'
import type { TestServer } from '../testing/start-test-server'

let server: TestServer
beforeEach(async () => {
  const storefront = express()
  storefront.get('*', (req, res) => void res.send(`page of ${req.get('x-forwarded-host')}`))
  server = await startTestHost({}, storefront)
})

const ask = (path: string, host: string, method = 'GET') =>
  server.sendRaw(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

test.each(['[::', 'a:b', '%', 'shop.example/x', 'a b', 'shop.example:99999', '"><script>'])(
  'a request to the host %s is refused, whatever it asks for',
  async (host) => {
    for (const path of ['/', '/health', '/api/main/x', '/image/300/x.jpg']) {
      expect(await ask(path, host)).toMatch(/^HTTP\/1\.1 400 /)
    }
  },
)

test.each(['//', '///', '//[', '//a:b', '*', 'http://shop.example/'])(
  'the path %s is refused',
  async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const answer = await ask(path, 'shop.example', method)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(answer).toContain('application/problem+json')
    }
  },
)

test.each(['[::1]:3000', '127.0.0.1', 'shop.example', 'volume.localhost:3000', 'my_shop'])(
  'the host %s is one',
  async (host) => {
    expect(await ask('/', host)).toContain(`page of ${host}`)
  },
)

test('a health check of HTTP/1.0 needs no host', async () => {
  expect(await server.sendRaw('GET /health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('early responses carry the security headers, too', async () => {
  const early = [
    [200, await ask('/health', 'shop.example')],
    [302, await ask('/%', 'shop.example')],
    [302, await ask('//boxes', 'shop.example')],
    [400, await ask('//', 'shop.example')],
    [400, await ask('/', '%')],
    [404, await ask('/mobify/proxy/api/x', 'shop.example')],
  ] as const
  for (const [status, answer] of early) {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toMatch(/referrer-policy: strict-origin-when-cross-origin/i)
    expect(answer).toMatch(/x-frame-options: sameorigin/i)
    expect(answer).toMatch(/permissions-policy: camera=\(\)/i)
  }
})
