import { createServer } from 'node:net'

const NODE_VERSIONS = { from: 20, below: 25 }

/** Throws when this Node.js is not one the shop runs on. */
export function checkNodeVersion(version = process.versions.node): void {
  const major = Number(version.split('.')[0])
  if (major >= NODE_VERSIONS.from && major < NODE_VERSIONS.below) return
  throw new Error(
    `Node.js ${version} is not supported: install version ${NODE_VERSIONS.from} to ${NODE_VERSIONS.below - 1}.`,
  )
}

/** Throws when something listens on a port already. `variable` is what moves it. */
export async function checkPortFree(port: number, variable: string): Promise<void> {
  // A server of ours may take the name on one of the two, so both are tried.
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryToListen(port, host)
    if (code !== 'EADDRINUSE' && code !== 'EACCES') continue
    const reason = code === 'EACCES' ? 'may not be used by this account' : 'is taken'
    throw new Error(
      `Port ${port} ${reason}. Stop what listens there, or choose another: ${variable}=… npm start`,
    )
  }
}

function tryToListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
}
