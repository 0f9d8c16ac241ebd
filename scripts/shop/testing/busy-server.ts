import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OpenConnections } from '../open-connections'
import { stopGracefully } from '../stop-gracefully'

const WORK_MS = 50

/** Answers each request after work that blocks the process, like the rendering of a page. */
const server = createServer((_request, response) => {
  const end = performance.now() + WORK_MS
  while (performance.now() < end);
  response.end('answered')
})
const connections = new OpenConnections()
connections.watch(server)
stopGracefully({
  connections,
  announce: () => undefined,
  close: () => new Promise((resolve) => server.close(resolve)),
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
