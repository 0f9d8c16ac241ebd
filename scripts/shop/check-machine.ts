import { createServer } from 'node:net'

const NODE_VERSIONS = { from: 20, below: 25 }

/** Throws if the shop does not run on this version of Node.js. */
export function checkNodeVersion(version = process.versions.node): void {
  const major = Number(version.split('.')[0])
  if (major >= NODE_VERSIONS.from && major < NODE_VERSIONS.below) return
  throw new Error(
    `Node.js ${version} is not supported: install version ${NODE_VERSIONS.from} to ${NODE_VERSIONS.below - 1}.`,
  )
}

/** Throws if the port is already in use. `variable` is the setting that changes the port. */
export async function checkPortFree(port: number, variable: string): Promise<void> {
  // A server of this project may listen on only one of the two addresses, so both are tried.
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
