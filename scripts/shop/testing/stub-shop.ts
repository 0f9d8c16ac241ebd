import path from 'node:path'
import { Supervisor } from '../supervise'

/** Arguments: the folder for their logs, and the port of each. */
const [folder = '', startMs = '', ...ports] = process.argv.slice(2)
const names = ['engine', 'storefront']
const rule = { firstPauseMs: 1, longestPauseMs: 1, deaths: 3, silentMs: 1_000 }
const shop = new Supervisor(rule)

async function main(): Promise<void> {
  for (const [index, name] of names.entries()) {
    const port = ports[index] ?? ''
    const args = [path.join(__dirname, 'stub-server.cjs'), name, port, startMs]
    const logFile = path.join(folder, `${name}.log`)
    await shop.keep({ name, args, logFile, env: process.env }, `http://127.0.0.1:${port}`)
  }
  process.stdout.write('up\n')
}

void main().catch((error: unknown) => shop.end(error))
