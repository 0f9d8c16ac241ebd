import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { startTestHost } from '../testing/start-test-host'
import { startTestServer } from '../testing/start-test-server'
import { oneAtATime } from './one-at-a-time'

const pipelined = (path: string, count: number) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count - 1) +
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`

test('handles what comes on one connection in turn, and refuses what is too much', async () => {
  let running = 0
  const most: number[] = []
  const server = await startTestServer(
    oneAtATime((_req, res) => {
      most.push(++running)
      setImmediate(() => {
        running -= 1
        res.end('ok')
      })
    }),
  )
  const answers = await server.sendRaw(pipelined('/', 300))
  const count = (status: number) => answers.split(`HTTP/1.1 ${status} `).length - 1
  expect(Math.max(...most)).toBe(1)
  expect(count(200) + count(503)).toBe(300)
  expect(count(200)).toBeGreaterThanOrEqual(256)
})

test('what a connection sent ahead is not handled once it has gone', async () => {
  const held: ServerResponse[] = []
  let notify = () => {}
  const isHeld = new Promise<void>((resolve) => (notify = resolve))
  const server = await startTestServer(
    oneAtATime((req, res) => {
      if (req.url === '/end') return void res.end('ok')
      held.push(res)
      notify()
    }),
  )
  const client = connect(Number(new URL(server.origin).port), 'localhost')
  client.write('GET /end HTTP/1.1\r\nHost: a\r\n\r\n' + pipelined('/held', 100))
  await isHeld
  const [first] = held
  if (!first) throw new Error('nothing is held')
  client.destroy()
  await once(first, 'close')
  expect(held).toHaveLength(1)
})

test('a client that sends a thousand requests ahead to an engine that hangs takes one place', async () => {
  const hung: ServerResponse[] = []
  let isHanging = true
  const engine = await startTestServer((req, res) => {
    if (isHanging && req.url?.endsWith('/hang')) hung.push(res)
    else res.end('engine')
  })
  const host = await startTestHost({ COMMERCE_ORIGIN: engine.origin })
  const open = '/mobify/proxy/api/shopper/auth/v1'
  const client = connect(Number(new URL(host.origin).port), 'localhost')
  client.on('error', () => {})
  client.write(pipelined(`${open}/hang`, 1000))
  const others = await Promise.all(
    Array.from({ length: 100 }, async () => (await fetch(`${host.origin}${open}/x`)).text()),
  )
  expect(new Set(others)).toEqual(new Set(['engine']))
  expect(hung.length).toBeLessThanOrEqual(1)
  client.destroy()
  isHanging = false
  hung.forEach((res) => res.end())
})
