import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../../tests/setup/make-folder'
import { findFreePort } from '../testing/test-ports'
import { waitUntil } from '../testing/wait-until'

const STUB_SHOP = path.join(__dirname, 'testing/stub-shop.ts')
const NAMES = ['engine', 'storefront'] as const
type Name = (typeof NAMES)[number]

let folder: string
let ports: Record<Name, number>
let supervisor: ChildProcess
let output: string
beforeEach(async () => {
  folder = makeFolder()
  ports = { engine: await findFreePort(), storefront: await findFreePort() }
  output = ''
})
afterEach(() => supervisor.kill('SIGKILL'))

/** Returns the process id from a process's response, or undefined if it does not respond. */
async function pidOf(name: Name): Promise<number | undefined> {
  const signal = AbortSignal.timeout(5_000)
  const url = `http://127.0.0.1:${ports[name]}/health`
  const response = await fetch(url, { signal }).catch(() => undefined)
  return response && Number(await response.text())
}

/**
 * @param isInShell starts it through a shell, like npm: npm signals the shell, which does not pass
 * the signal on
 * @param startMs how long each process takes to respond
 */
async function start({ isInShell = false, startMs = 0 } = {}): Promise<Record<Name, number>> {
  const args = [
    '--import',
    'tsx',
    STUB_SHOP,
    folder,
    String(startMs),
    String(ports.engine),
    String(ports.storefront),
  ]
  const shell = ['-c', '"$@"; true', 'sh', process.execPath, ...args]
  const { npm_lifecycle_event: _, ...env } = process.env
  supervisor = isInShell
    ? spawn('sh', shell, { env: { ...env, npm_lifecycle_event: 'start' } })
    : spawn(process.execPath, args, { env })
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.on('data', (chunk) => (output += String(chunk)))
  }
  await waitUntil(async () => output.includes('up\n') || undefined)
  return { engine: (await pidOf('engine')) ?? 0, storefront: (await pidOf('storefront')) ?? 0 }
}

/** Resolves once both processes have stopped responding. @returns their last output, in order */
async function allEnded(): Promise<string> {
  for (const name of NAMES)
    await waitUntil(async () => (await pidOf(name)) === undefined || undefined)
  return NAMES.map((name) => readFileSync(path.join(folder, `${name}.log`), 'utf8')).join('')
}

/** Resolves when another process than this one responds. @returns its process id */
const pidAfter = (name: Name, pid: number) =>
  waitUntil(async () => {
    const now = await pidOf(name)
    return now === pid ? undefined : now
  })

const BOTH_ENDED = 'engine ended\nstorefront ended\n'

test.each(['supervisor', 'engine', 'storefront'] as const)(
  'ending the %s ends all, cleanly',
  async (victim) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const pids = await start()
      const exited = once(supervisor, 'exit')
      process.kill(victim === 'supervisor' ? (supervisor.pid ?? 0) : pids[victim], signal)
      expect(await exited).toEqual([0, null])
      expect(await allEnded()).toBe(BOTH_ENDED)
      for (const name of NAMES) rmSync(path.join(folder, `${name}.log`))
      output = ''
    }
  },
)

test('a killed supervisor leaves nothing behind', async () => {
  await start()
  supervisor.kill('SIGKILL')
  expect(await allEnded()).toBe(BOTH_ENDED)
})

test('nor does one whose shell was ended by npm', async () => {
  await start({ isInShell: true })
  supervisor.kill('SIGTERM')
  expect(await allEnded()).toBe(BOTH_ENDED)
})

test('a process that dies is started again, and the other runs on', async () => {
  const first = await start()
  process.kill(first.engine, 'SIGKILL')
  const engine = await pidAfter('engine', first.engine)
  expect(engine).not.toBe(first.engine)
  expect(await pidOf('storefront')).toBe(first.storefront)
  expect(output).toContain('✗ The engine died by SIGKILL; restarting it in 0.001 s.')
})

test.each(NAMES)('a %s that hangs is killed and started again', async (name) => {
  const first = await start()
  process.kill(first[name], 'SIGSTOP')
  const other = name === 'engine' ? 'storefront' : 'engine'
  await waitUntil(() => output.includes(`✗ The ${name} died by SIGKILL; restarting it`))
  expect(await pidAfter(name, first[name])).not.toBe(first[name])
  expect(await pidOf(other)).toBe(first[other])
  expect(output).toContain(`✗ The ${name} has not responded for 1 s; ending it.`)
})

test('a process that starts slowly is not taken for one that hangs', async () => {
  const first = await start({ startMs: 3_000 })
  process.kill(first.engine, 'SIGKILL')
  const second = await pidAfter('engine', first.engine)
  process.kill(second, 'SIGKILL')
  await pidAfter('engine', second)
  expect(output.match(/died by SIGKILL/g)).toHaveLength(2)
  expect(output).not.toContain('has not responded')
})

test('one that dies again and again ends all, loudly', async () => {
  let { engine } = await start()
  const exited = once(supervisor, 'exit')
  for (let deaths = 1; deaths <= 3; deaths += 1) {
    process.kill(engine, 'SIGKILL')
    if (deaths === 3) break
    engine = await pidAfter('engine', engine)
  }
  expect(await exited).toEqual([1, null])
  expect(output).toContain('✗ The engine died by SIGKILL, 3 times in a short while; giving up.')
  expect(await allEnded()).toBe('storefront ended\n')
})
