import { createServer } from 'node:net'

/** A loopback port that nobody listens on at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** Settles the ports of the shop under test, for this process and those it starts. */
export async function chooseTestPorts(): Promise<void> {
  process.env.TEST_PORT ??= String(await findFreePort())
  process.env.TEST_COMMERCE_PORT ??= String(await findFreePort())
}
