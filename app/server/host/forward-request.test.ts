import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { forwardTo } from './forward-request'

const logger = { error: () => {} }

/** Starts a proxy that forwards to a server with this `listener`. */
async function startProxy(
  listener: RequestListener,
  limits: Omit<Parameters<typeof forwardTo>[1], 'logger'> = {},
): Promise<TestServer> {
  const target = await startTestServer(listener)
  const forward = forwardTo(target.origin, { logger, ...limits })
  return startTestServer((req, res) => void forward(req, res))
}

/** A listener that holds its requests until the test answers them. */
function holding() {
  const held: [IncomingMessage, ServerResponse][] = []
  let notify = () => {}
  const listener: RequestListener = (req, res) => {
    held.push([req, res])
    notify()
  }
  const next = async () => {
    if (held.length === 0) await new Promise<void>((resolve) => (notify = resolve))
    const [req, res] = held.shift() ?? []
    if (!req || !res) throw new Error('nothing is held')
    return { req, res }
  }
  return { listener, next }
}

test('hands method, path, headers and body on, and status, headers and body back', async () => {
  const seen: unknown[] = []
  const proxy = await startProxy((req, res) => {
    const { 'x-one': one, connection } = req.headers
    void text(req).then((body) => {
      seen.push([req.method, req.url, one, connection, body])
      res.writeHead(201, { 'X-Two': '2', 'Set-Cookie': ['a=1', 'b=2'] }).end('made')
    })
  })
  const answer = await fetch(`${proxy.origin}/a?b=%2F`, {
    method: 'PUT',
    headers: { 'X-One': '1' },
    body: 'é',
  })
  expect(seen).toEqual([['PUT', '/a?b=%2F', '1', 'keep-alive', 'é']])
  expect([answer.status, await answer.text()]).toEqual([201, 'made'])
  expect(answer.headers.get('x-two')).toBe('2')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test.each(['POST', 'DELETE', 'GET'])(
  'a %s in parts arrives with its length, and no request hides in it',
  async (method) => {
    const seen: unknown[] = []
    const proxy = await startProxy((req, res) => {
      const { 'content-length': length, 'transfer-encoding': encoding } = req.headers
      void text(req).then((body) => {
        seen.push([req.method, length, encoding, body])
        res.end('ok')
      })
    })
    const hidden = 'GET /hidden HTTP/1.1\r\n\r\n'
    const size = hidden.length.toString(16)
    const answer = await proxy.sendRaw(
      `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${size}\r\n${hidden}\r\n0\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(seen).toEqual([[method, String(hidden.length), undefined, hidden]])
  },
)

test('a body above a megabyte is refused, whether or not it declares its length', async () => {
  const seen: string[] = []
  const proxy = await startProxy((req, res) => void res.end(String(seen.push(req.url ?? ''))))
  const megabyte = 'x'.repeat(1_000_001)
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n'
  const length = `Content-Length: ${megabyte.length}\r\n\r\n${megabyte}`
  const chunk = `${megabyte.length.toString(16)}\r\n${megabyte}\r\n0\r\n\r\n`
  expect(await proxy.sendRaw(head + length)).toMatch(/^HTTP\/1\.1 413 /)
  const refusal = await proxy.sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)
  expect(refusal).toMatch(/^HTTP\/1\.1 413 /)
  expect(refusal).toContain('application/problem+json')
  expect(seen).toEqual([])
})

test('when too many wait, the next gets 503 with Retry-After', async () => {
  const target = holding()
  const proxy = await startProxy(target.listener, { maxRunning: 1, maxWaiting: 1 })
  const asked = [1, 2, 3].map(() => fetch(proxy.origin))
  const refused = await Promise.race(asked)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  for (const _one of [1, 2]) (await target.next()).res.end('ok')
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 200, 503])
})

test('a client that disconnects frees its place, and its request to the target is aborted', async () => {
  const target = holding()
  const proxy = await startProxy(target.listener, { maxRunning: 1, maxWaiting: 1 })
  const client = new AbortController()
  const gone = fetch(proxy.origin, { signal: client.signal }).catch(() => 'gone')
  const { res } = await target.next()
  const next = fetch(proxy.origin)
  client.abort()
  await once(res, 'close')
  expect(await gone).toBe('gone')
  const answered = await target.next()
  answered.res.end('ok')
  expect((await next).status).toBe(200)
})

test.each([
  ['with a length', { 'Content-Length': '100000' }],
  ['in parts', {}],
])('an answer %s that breaks off ends broken for the client too', async (_name, headers) => {
  let isBroken = true
  const proxy = await startProxy((_req, res) => {
    if (!isBroken) return void res.end('whole')
    res.writeHead(200, headers).write('half', () => res.destroy())
  })
  const broken = await fetch(proxy.origin)
    .then((answer) => answer.text(), String)
    .then(
      (body) => `complete: ${body}`,
      () => 'broken',
    )
  expect(broken).toBe('broken')
  isBroken = false
  expect(await (await fetch(proxy.origin)).text()).toBe('whole')
})

test('a target that hangs is timed out, before and during its response', async () => {
  const target = holding()
  const proxy = await startProxy(target.listener, { timeoutMs: 100 })
  const late = await fetch(proxy.origin)
  expect([late.status, late.headers.get('cache-control')]).toEqual([504, 'no-store'])
  const half = startProxy((_req, res) => void res.write('half'), { timeoutMs: 100 })
  await expect(fetch((await half).origin).then((answer) => answer.text())).rejects.toThrow()
})

test('a target that is not there, or talks nonsense, is a bad gateway', async () => {
  const target = await startTestServer((req) => void req.socket.end('nonsense\r\n\r\n'))
  for (const origin of [target.origin, 'http://localhost:1']) {
    const forward = forwardTo(origin, { logger })
    const proxy = await startTestServer((req, res) => void forward(req, res))
    const answer = await fetch(proxy.origin)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ status: 502, type: 'unavailable' })
  }
})
