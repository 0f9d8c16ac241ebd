import { createServer } from 'node:net'

interface ShopPorts {
  storefront: number
  engine: number
}

export async function findFreePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1)
  return port
}

/** Finds this many different free ports: all are held until the last is found. */
async function findFreePorts(count: number): Promise<number[]> {
  const holders = await Promise.all(Array.from({ length: count }, holdFreePort))
  await Promise.all(holders.map(({ release }) => release()))
  return holders.map(({ port }) => port)
}

function holdFreePort(): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const release = () => new Promise<void>((released) => void server.close(() => released()))
      resolve({ port, release })
    })
  })
}

/**
 * Chooses the ports of the shops under test and stores them in TEST_PORTS, for this process and its
 * child processes: storefront and engine of each shop, e.g. `3100:4100,3101:4101`.
 */
export async function chooseTestPorts(shops: number): Promise<void> {
  const ports = await findFreePorts(2 * shops)
  const chosen = Array.from({ length: shops }, (_, shop) => ports.slice(2 * shop, 2 * shop + 2))
  process.env.TEST_PORTS ??= chosen.map((pair) => pair.join(':')).join(',')
}

export function portsOf(shop: number): ShopPorts {
  const [storefront, engine] = (process.env.TEST_PORTS ?? '').split(',')[shop]?.split(':') ?? []
  return { storefront: Number(storefront ?? 3100 + shop), engine: Number(engine ?? 4100 + shop) }
}
