import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

export interface TestServer {
  origin: string
  /** Returns the status for a path that is sent unchanged: `fetch` would resolve its dots. */
  statusOf(path: string): Promise<number | undefined>
  /** Sends raw bytes and returns the whole response, until the server ends the connection. */
  sendRaw(bytes: string): Promise<string>
}

export async function startTestServer(listener: RequestListener): Promise<TestServer> {
  // keeps no process alive: files that run together may each start some
  const server = createServer(listener).listen(0).unref()
  server.on('connection', (socket) => socket.unref())
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    statusOf: (path) =>
      new Promise((resolve, reject) => {
        const asking = request({ host: 'localhost', port, path }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        asking.on('error', reject).end()
      }),
    sendRaw: (bytes) => {
      const client = connect(Number(port), 'localhost')
      client.write(bytes)
      return text(client)
    },
  }
}
