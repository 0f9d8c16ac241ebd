import path from 'node:path'
import { Supervisor } from '../supervise'

/**
 * Runs a supervisor with two processes that only report that they are healthy. Arguments: the
 * folder for their logs, and the port of each.
 */
const [folder = '', ...ports] = process.argv.slice(2)
const names = ['engine', 'storefront']
const shop = new Supervisor({ firstPauseMs: 1, longestPauseMs: 1, deaths: 3 })

async function main(): Promise<void> {
  for (const [index, name] of names.entries()) {
    const port = ports[index] ?? ''
    const args = [path.join(__dirname, 'stub-server.cjs'), name, port]
    const logFile = path.join(folder, `${name}.log`)
    await shop.keep({ name, args, logFile, env: process.env }, `http://127.0.0.1:${port}`)
  }
  process.stdout.write('up\n')
}

void main().catch((error: unknown) => shop.end(error))
