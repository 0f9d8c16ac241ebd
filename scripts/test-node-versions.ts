import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { fail } from './shop/progress'
import { ServerProcess } from './shop/server-process'
import { findFreePort } from './testing/test-ports'

const run = promisify(execFile)
const FETCH_TIMEOUT_MS = 60_000
const START_TIMEOUT_MS = 180_000

/** Returns the path of a Node.js of this version; undefined where npm cannot get one. */
async function findNode(version: string): Promise<string | undefined> {
  const options = ['--yes', '--prefer-offline', '--fetch-retries=0', '--package', `node@${version}`]
  const print = [...options, '--', 'node', '-p', 'process.execPath']
  return run('npx', print, { timeout: FETCH_TIMEOUT_MS }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  )
}

async function tryHere(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'praline-node-'))
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const engine = new ServerProcess({
    name: 'engine',
    args: ['--import', 'tsx', 'commerce/main.ts'],
    logFile: path.join(folder, 'engine.log'),
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, COMMERCE_PORT: String(port) },
  })
  try {
    await engine.waitUntilHealthy(origin)
    const keys = await fetch(`${origin}/shopper/auth/v1/organizations/f_ecom_prln_001/oauth2/jwks`)
    if (!keys.ok) throw new Error(`The engine answered ${keys.status}.`)
    console.log(`Node.js ${process.version}: the engine starts and answers.`)
  } finally {
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryVersions(): Promise<void> {
  const range = z
    .object({ engines: z.object({ node: z.string().regex(/^>=\S+ <\d+$/) }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).engines.node
  const [oldest = '', above = ''] = range.split(/[^\d.]+/).filter(Boolean)
  const versions = [oldest, String(Number(above) - 1)]
  const found = await Promise.all(versions.map(findNode))
  for (const [at, version] of versions.entries()) {
    if (!found[at]) console.log(`Node.js ${version} is not here and cannot be fetched.`)
  }
  for (const node of new Set(found.map((one) => one ?? process.execPath))) {
    const args = ['--import', 'tsx', __filename, '--here']
    const { stdout } = await run(node, args, { timeout: START_TIMEOUT_MS })
    process.stdout.write(stdout)
  }
}

const main = process.argv.includes('--here') ? tryHere : tryVersions
main().catch(fail)
