import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { findFreePort } from '../../scripts/testing/test-ports'
import { waitUntil } from '../../scripts/testing/wait-until'
import { bundleStorefront } from './bundle-storefront'

const ROOT = path.resolve(__dirname, '../..')
const START_WITHIN_MS = 60_000

const running = new Set<ChildProcess>()
let bundled: Promise<string> | undefined

/** What a storefront answered: its words, and where its page cache had them from. */
export interface Visit {
  status: number
  cache: string | null
  text: string
  location: string | null
}

/** Ends what a test has started. For `afterAll`. */
export function killStorefronts(): void {
  for (const child of running) child.kill('SIGKILL')
}
process.once('exit', killStorefronts)

/** A storefront that is a process of its own (`storefront-entry.ts`). */
export class StorefrontProcess {
  private constructor(private readonly origin: string) {}

  /** @param asks the engine that answers it @param hears the one whose changes it follows */
  static async start({ asks, hears }: { asks: string; hears: string }): Promise<StorefrontProcess> {
    const bundlePath = await (bundled ??= bundleStorefront())
    const port = await findFreePort()
    const child = spawn(process.execPath, [bundlePath], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: String(port),
        COMMERCE_ORIGIN: asks,
        CHANGE_FEED_ORIGIN: hears,
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    running.add(child)
    child.once('exit', () => running.delete(child))
    const origin = `http://127.0.0.1:${port}`
    const isUp = () => {
      if (child.exitCode !== null) throw new Error(`The storefront ended with ${child.exitCode}.`)
      return fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    }
    await waitUntil(isUp, { withinMs: START_WITHIN_MS, name: 'the storefront answers' })
    return new StorefrontProcess(origin)
  }

  async visit(path: string): Promise<Visit> {
    const response = await fetch(this.origin + path, { redirect: 'manual' })
    const { status, headers } = response
    const text = /<body>(.*)<\/body>/.exec(await response.text())?.[1] ?? ''
    return { status, cache: headers.get('x-cache'), text, location: headers.get('location') }
  }
}
