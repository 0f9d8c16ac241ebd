import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const PROGRAM = path.join(__dirname, 'serve-engine.ts')

/** The real engine beside the tests, as a shop has it: they meet by HTTP alone. */
export async function startEngine(): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    cwd: path.resolve(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { origin: await readOrigin(child), stop: () => end(child) }
}

async function readOrigin({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The engine says nothing.')
  for await (const chunk of stdout) {
    const [origin] = /http:\/\/[\d.:]+/.exec(String(chunk)) ?? []
    if (origin) return origin
  }
  throw new Error('The engine ended before it served.')
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
