import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

export interface TestServer {
  origin: string
  close(): void
}

/** For tests: a listener on a free port. */
export async function startTestServer(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
