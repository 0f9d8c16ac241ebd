import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const PROGRAM = path.join(__dirname, 'serve-engine.ts')
/** A busy machine may take a minute to load the engine and create its database. */
const START_LIMIT_MS = 150_000

interface RunningEngine {
  origin: string
  stop(): Promise<void>
}

/** Starts the real engine beside the tests. Like in a shop, they communicate only over HTTP. */
export async function startEngine(): Promise<RunningEngine> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    cwd: path.resolve(__dirname, '../..'),
    // its standard input closes when this process ends for any reason
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS)
  try {
    return { origin: await readOrigin(child), stop: () => end(child) }
  } catch (error) {
    await end(child)
    throw error
  } finally {
    clearTimeout(limit)
  }
}

async function readOrigin({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The engine says nothing.')
  for await (const chunk of stdout) {
    const [origin] = /http:\/\/[\d.:]+/.exec(String(chunk)) ?? []
    if (origin) return origin
  }
  throw new Error(`The engine ended before it served, or took ${START_LIMIT_MS / 1000} s.`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
