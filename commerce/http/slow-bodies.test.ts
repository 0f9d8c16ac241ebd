import { once } from 'node:events'
import net from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { createTestEngine } from '../testing/engine'
import { registerErrorHandlers } from './error-handler'
import { allowLongUploads, answerBrokenRequest } from './slow-bodies'

/** Sends a head with an announced body of 1,000 bytes, and a part at a time from then on. */
async function send(port: number, head: string, part = '', everyMs = 50): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head}\r\nHost: engine\r\nContent-Length: 1000\r\n\r\n`)
  const sending = setInterval(() => socket.writable && socket.write(part), everyMs)
  return text(socket).finally(() => clearInterval(sending))
}
const QUICK = { headersTimeout: 90, connectionsCheckingInterval: 50 }
const portOf = (app: FastifyInstance) => {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('the engine ends requests whose body or head does not arrive', async () => {
  const engine = await createTestEngine()
  try {
    expect(engine.app.server.requestTimeout).toBe(60_000)
    Object.assign(engine.app.server, { ...QUICK, requestTimeout: 300 })
    await engine.listen()
    const port = portOf(engine.app)
    const json = 'Content-Type: application/json'
    const heads = [
      `POST /jobs/x HTTP/1.1\r\n${json}`,
      'GET /health HTTP/1.1',
      `PUT /back-office/api/imports/1/trial HTTP/1.1\r\n${json}`,
      `POST /nowhere HTTP/1.1\r\n${json}`,
    ]
    for (const head of heads) {
      expect(await send(port, head)).toContain('HTTP/1.1 408 Request Timeout')
    }
    const socket = net.connect(port, '127.0.0.1')
    socket.write('GET /health HTTP/1.1\r\nHost:')
    expect(await text(socket)).toContain('The request did not arrive in time.')
    Object.assign(engine.app.server, { headersTimeout: 60_000, requestTimeout: 60_000 })
    const broken = net.connect(port, '127.0.0.1')
    broken.write('no request\r\n\r\n')
    expect(await text(broken)).toContain('HTTP/1.1 400 Bad Request')
  } finally {
    await engine.close()
  }
})

describe('a scope for uploads', () => {
  let app: FastifyInstance
  beforeEach(async () => {
    app = Fastify({ clientErrorHandler: answerBrokenRequest, requestTimeout: 100 })
    Object.assign(app.server, QUICK)
    registerErrorHandlers(app)
    app.register(async (scope) => {
      allowLongUploads(scope, { everyMs: 400, bytes: 20 })
      scope.addContentTypeParser('text/stream', (_request, body, done) => done(null, body))
      scope.addContentTypeParser('text/whole', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      )
      scope.post('/upload', async ({ body }) => {
        const whole = body instanceof Readable ? await text(body) : String(body)
        return { characters: whole.length }
      })
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => app.close())

  test.each(['text/stream', 'text/whole'])('accepts a %s that advances', async (type) => {
    const head = `POST /upload HTTP/1.1\r\nConnection: close\r\nContent-Type: ${type}`
    const answer = await send(portOf(app), head, 'x'.repeat(100), 100)
    expect(answer).toContain('HTTP/1.1 200 OK')
    expect(answer).toContain('{"characters":1000}')
  })

  test.each(['text/stream', 'text/whole'])('ends a %s that does not', async (type) => {
    const head = `POST /upload HTTP/1.1\r\nContent-Type: ${type}`
    const answer = await send(portOf(app), head, 'x')
    expect(answer).toContain('HTTP/1.1 408 Request Timeout')
    expect(answer).toContain('The upload came to a standstill.')
  })
})
