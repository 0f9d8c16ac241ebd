import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

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

/** Below the ports that a system hands out by itself, which others may get before they are used. */
const PORTS = { first: 20_000, count: 10_000 }

async function holdFreePort(): Promise<{ port: number; release: () => Promise<void> }> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count)
    const server = await listen(port)
    if (!server) continue
    const release = () => new Promise<void>((released) => void server.close(() => released()))
    return { port, release }
  }
}

/** @returns undefined if the port is in use */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(undefined) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(server))
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
