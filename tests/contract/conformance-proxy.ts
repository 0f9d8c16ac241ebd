import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../../scripts/testing/test-ports'

const REPORTS = path.resolve(__dirname, '../../var/conformance')

export interface ConformanceProxy {
  origin: string
  /** Writes the report and the coverage to var/conformance, and ends the proxy. */
  close(): Promise<void>
}

/**
 * Starts a validating proxy in front of `target`. The proxy takes `--listen PORT --target ORIGIN`
 * and serves `/__report` and `/__coverage`.
 */
export async function startConformanceProxy(
  command: string,
  target: string,
): Promise<ConformanceProxy> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [command, '--listen', String(port), '--target', target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error(`The proxy ${command} ended with ${child.exitCode}.`)
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    close: async () => {
      mkdirSync(REPORTS, { recursive: true })
      const report: unknown = await (await fetch(`${origin}/__report`)).json()
      const coverage: unknown = await (await fetch(`${origin}/__coverage`)).json()
      writeFileSync(
        path.join(REPORTS, `${port}.json`),
        JSON.stringify({ report, coverage }, null, 2),
      )
      child.kill()
      await ended
    },
  }
}
