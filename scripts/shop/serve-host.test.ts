import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createHostServer } from './serve-host'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function listen(): Promise<number> {
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('a header must have arrived after half a minute, and Node.js looks often', () => {
  server = createHostServer((_req, res) => void res.end())
  expect(server.headersTimeout).toBe(30_000)
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout)
  expect(server).toHaveProperty('connectionsCheckingInterval', 5_000)
})

test.each([
  ['a header that never ends', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['no header at all', ''],
  ['a body that never ends', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na'],
])('a client that sends %s is sent away', async (_name, bytes) => {
  server = createHostServer(() => {})
  const quick = { headersTimeout: 90, requestTimeout: 300, connectionsCheckingInterval: 50 }
  Object.assign(server, quick)
  const client = connect(await listen(), 'localhost')
  client.write(bytes)
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /)
})
