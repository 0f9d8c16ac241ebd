import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { waitUntil } from '../testing/wait-until'
import { OpenConnections } from './open-connections'

let server: Server
let connections: OpenConnections
let responses: ServerResponse[]
const clients: Socket[] = []
beforeEach(async () => {
  responses = []
  server = createServer((_request, response) => void responses.push(response))
  connections = new OpenConnections()
  connections.watch(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy()
  server.close()
})

async function open() {
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  clients.push(client)
  let received = ''
  client.on('data', (chunk) => (received += String(chunk)))
  const closed = once(client, 'close').then(() => received)
  await accepted
  return { client, closed }
}

async function ask(client: Socket): Promise<ServerResponse> {
  const asked = once(server, 'request')
  client.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')
  await asked
  const response = responses.at(-1)
  if (!response) throw new Error('nothing was asked')
  return response
}

async function stop(): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  await connections.drain()
  await closed
}

test('idle connections are closed at once, and such as ask nothing soon', async () => {
  const idle = await open()
  const response = await ask(idle.client)
  const finished = once(response, 'close')
  response.end('done')
  await finished
  const silent = await open()
  await stop()
  expect(await idle.closed).toMatch(/connection: keep-alive[^]*done/i)
  expect(await silent.closed).toBe('')
})

test('what is in flight is answered with `Connection: close`, and ended', async () => {
  const { client, closed } = await open()
  const response = await ask(client)
  const stopped = stop()
  response.end('done')
  await stopped
  expect(await closed).toMatch(/connection: close[^]*done/i)
})

test('the first request of a new connection is answered', async () => {
  const { client, closed } = await open()
  const stopped = stop()
  const response = await ask(client)
  response.end('done')
  await stopped
  expect(await closed).toMatch(/connection: close[^]*done/i)
})

test('a connection accepted while closing is closed after its answer', async () => {
  connections.startClosing()
  const { client, closed } = await open()
  const response = await ask(client)
  response.end('done')
  expect(await closed).toMatch(/connection: close[^]*done/i)
  await stop()
})

test('all requests that were pipelined are answered, and only the last closes', async () => {
  const { client, closed } = await open()
  const request = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'
  await ask(client)
  connections.startClosing()
  client.write(request + request)
  await waitUntil(() => responses.length === 3)
  for (const [index, response] of responses.entries()) response.end(`answer ${index}`)
  expect((await closed).match(/answer \d|connection: close/gi)).toEqual([
    'answer 0',
    'answer 1',
    'Connection: close',
    'answer 2',
  ])
  await stop()
})

test('a response that has begun is finished', async () => {
  const { client, closed } = await open()
  const response = await ask(client)
  const begun = once(client, 'data')
  response.write('half')
  await begun
  const stopped = stop()
  response.end('done')
  await stopped
  expect(await closed).toMatch(/half[^]*done/)
})

test('what takes too long is broken off', async () => {
  const { client, closed } = await open()
  await ask(client)
  const stopped = stop()
  connections.cut()
  await stopped
  expect(await closed).toBe('')
})
