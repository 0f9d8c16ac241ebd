import { once } from 'node:events'
import { createServer, request, type RequestListener } from 'node:http'

export interface TestServer {
  origin: string
  /** What an address answers that is asked for as it is written: `fetch` would follow its dots itself. */
  statusOf(path: string): Promise<number | undefined>
  close(): void
}

/** A listener on a free port. */
export async function startTestServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0)
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
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
