import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { FileStore } from '@/lib/file-store.server'
import { makeFolder } from '../../../tests/setup/make-folder'
import { StoredContent } from './stored-content.server'
import { ScheduledCache } from './scheduled-cache.server'

let folder: string
let changes: Promise<void>[]

/** A store whose changes a test can wait for. */
class WatchedStore extends FileStore {
  override write(key: string, content: Buffer) {
    return watch(super.write(key, content))
  }

  override remove(key: string) {
    return watch(super.remove(key))
  }
}

function watch(change: Promise<void>): Promise<void> {
  changes.push(change)
  return change
}

/** Resolves when everything that was begun is on disk. */
async function written(): Promise<void> {
  for (let done = -1; done < changes.length;) {
    done = changes.length
    await Promise.all(changes)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

beforeEach(() => {
  changes = []
  folder = makeFolder()
})
afterEach(() => written())

const away = () => Promise.reject(new Error('away'))

/** A process that has just started, with its disk. */
function startProcess(store = new WatchedStore(folder, 100_000)) {
  const kept = new StoredContent<string | undefined>({
    name: 'text',
    schema: z.string(),
    store: () => store,
  })
  return new ScheduledCache<string | undefined>({
    max: 5,
    cachedForMs: 0,
    isCacheable: (value) => value !== undefined,
    kept,
  })
}

const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile() && !name.endsWith('.tmp'))

async function keep(value: string): Promise<string> {
  await startProcess().get('en home', async () => ({ value, nextChange: 42 }))
  await written()
  const [file] = files()
  return file ?? ''
}

test('a process that starts while the hub is away shows what another one kept', async () => {
  await keep('Christmas')
  const restarted = startProcess()
  expect(await restarted.get('en home', away)).toBe('Christmas')
  await expect(restarted.get('es home', away)).rejects.toThrow('away')
  expect(await restarted.get('en home', async () => ({ value: 'Easter' }))).toBe('Easter')
  expect(await restarted.get('en home', away)).toBe('Easter')
})

test('content that the hub no longer has does not come back after a restart', async () => {
  await keep('Christmas')
  await startProcess().get('en home', async () => ({ value: undefined }))
  await written()
  expect(files()).toEqual([])
  await expect(startProcess().get('en home', away)).rejects.toThrow('away')
})

const changed = (change: object) => (copy: unknown) =>
  JSON.stringify(Object.assign(Object(copy), change))

test.each([
  ['nothing', () => ''],
  ['half of a copy', (copy: unknown) => JSON.stringify(copy).slice(0, 20)],
  ['bytes', () => '\u0000\u0001\uFFFD'],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['another value', changed({ value: { text: 'Christmas' } })],
  ['the copy of another key', changed({ name: 'http://elsewhere.example text en home' })],
  ['an older format', changed({ format: 0 })],
  ['a later format', changed({ format: 99 })],
])('a file with %s is no copy, and is replaced by the next one', async (_name, spoil) => {
  const file = await keep('Christmas')
  writeFileSync(file, spoil(JSON.parse(readFileSync(file, 'utf8'))))
  await expect(startProcess().get('en home', away)).rejects.toThrow('away')
  await keep('Easter')
  expect(await startProcess().get('en home', away)).toBe('Easter')
})

test.each(['ENOSPC', 'EROFS', 'EACCES'])(
  'on a disk with %s the content is shown, and one warning is logged',
  async (code) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const store = new WatchedStore(folder, 100_000)
    const refuse = async () => {
      throw Object.assign(new Error(code), { code })
    }
    jest.spyOn(store, 'write').mockImplementation(refuse)
    jest.spyOn(store, 'remove').mockImplementation(refuse)
    const cache = startProcess(store)
    for (const value of ['a', 'b', undefined, 'c']) {
      expect(await cache.get('en home', async () => ({ value }))).toBe(value)
    }
    expect(await cache.get('en home', away)).toBe('c')
    expect(warn).toHaveBeenCalledTimes(1)
    jest.mocked(store.write).mockRestore()
    await cache.get('en home', async () => ({ value: 'd' }))
    await written()
    expect(await startProcess(store).get('en home', away)).toBe('d')
  },
)

test('the same content is written once', async () => {
  const store = new WatchedStore(folder, 100_000)
  const write = jest.spyOn(store, 'write')
  const cache = startProcess(store)
  for (const value of ['a', 'a', 'b', 'b', 'a']) {
    await cache.get('en home', async () => ({ value }))
    await written()
  }
  expect(write).toHaveBeenCalledTimes(3)
})

test('while the disk hangs, only the latest copy of each content waits, and of a limited number', async () => {
  const store = new WatchedStore(folder, 100_000_000)
  const cache = startProcess(store)
  let proceed = () => {}
  const hanging = new Promise<void>((resolve) => (proceed = resolve))
  const write = jest.spyOn(store, 'write').mockReturnValueOnce(hanging)
  for (const turn of ['first', 'last']) {
    for (let key = 0; key < 500; key += 1) {
      await cache.get(`en ${key}`, async () => ({ value: `${turn} ${key}` }))
    }
  }
  proceed()
  await hanging
  await written()
  expect(write).toHaveBeenCalledTimes(201)
  expect(await startProcess().get('en 100', away)).toBe('last 100')
  await expect(startProcess().get('en 499', away)).rejects.toThrow('away')
  // what found no place is written when it is read next
  await cache.get('en 499', async () => ({ value: 'last 499' }))
  await written()
  expect(await startProcess().get('en 499', away)).toBe('last 499')
})

test('several processes share the folder, which keeps its limit', async () => {
  const processes = [1, 2, 3].map(() => startProcess(new WatchedStore(folder, 20_000)))
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.all(
      processes.map((one, number) =>
        one.get(`en ${turn}`, async () => ({ value: String(number).repeat(1_000) })),
      ),
    )
  }
  await written()
  const sizes = files().map((file) => statSync(file).size)
  expect(sizes.length).toBeGreaterThan(5)
  // each process counts what it wrote itself
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 20_000)
  const last = await startProcess().get('en 19', away)
  expect(last).toMatch(/^(0|1|2)\1{999}$/)
})
