import { once } from 'node:events'
import { get } from 'node:http'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { fromBuffer, type ZipFile } from 'yauzl'
import { waitUntil } from '../../scripts/testing/wait-until'
import { createTestEngine, type TestEngine } from '../testing/engine'
import { logInOperator } from '../testing/log-in-operator'
import { seedCheckout } from '../testing/seed-checkout'

const EXPORTS = '/back-office/api/exports'
const ARCHIVE = `${EXPORTS}/archive.zip`

let engine: TestEngine
let mediaFolder: string
let origin: string
beforeAll(async () => {
  mediaFolder = mkdtempSync(path.join(os.tmpdir(), 'media-'))
  const config = { importedMediaDir: mediaFolder }
  engine = await createTestEngine({ seed: seedCheckout, config })
  origin = await engine.listen()
})
afterAll(async () => {
  await engine.close()
  rmSync(mediaFolder, { recursive: true, force: true })
})
afterEach(() => engine.db.deleteFrom('operator').execute())

const ask = (url: string, headers: Record<string, string> = {}) =>
  engine.app.inject({ url, headers })

function listNames(zip: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(zip, { lazyEntries: false }, (error: Error | null, file?: ZipFile) => {
      if (!file) return reject(error ?? new Error('no zip file'))
      const names: string[] = []
      file.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
      file.on('end', () => resolve(names))
      file.on('error', reject)
    })
  })
}

test('the shop is downloaded as an archive, and the log says by whom and with what', async () => {
  const answer = await ask(ARCHIVE)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="shop-[\d-]+\.zip"$/)
  const names = await listNames(answer.rawPayload)
  expect(names.some((name) => /catalogs\/.+\/catalog\.xml$/.test(name))).toBe(true)
  expect(names.some((name) => /customer-lists|orders/.test(name))).toBe(false)
  const whole = await ask(`${ARCHIVE}?with=customers,orders,giftCertificates,couponCodes`)
  const more = await listNames(whole.rawPayload)
  expect(more.length).toBeGreaterThan(names.length)
  const { entries } = (await ask('/back-office/api/changes')).json<{ entries: object[] }>()
  expect(entries).toMatchObject([
    {
      action: 'downloaded',
      after: { with: ['customers', 'orders', 'giftCertificates', 'couponCodes'] },
    },
    { action: 'downloaded', after: { with: [] } },
  ])
})

test.each([
  ['viewer', '', 200],
  ['viewer', 'couponCodes', 403],
  ['viewer', 'customers', 403],
  ['catalog', 'couponCodes', 200],
  ['catalog', 'couponCodes,giftCertificates', 403],
  ['catalog', 'orders', 403],
  ['service', '', 403],
  ['content', '', 403],
  ['admin', 'customers,orders', 200],
] as const)('%s with %s is answered %i', async (role, kinds, status) => {
  const headers = await logInOperator(engine, role)
  expect((await ask(`${ARCHIVE}?with=${kinds}`, headers)).statusCode).toBe(status)
})

test.each(['?with=everything', '?with=orders&with=orders', '?kinds=orders', '?with=__proto__'])(
  '%s is refused',
  async (query) => {
    expect((await ask(`${ARCHIVE}${query}`)).statusCode).toBe(400)
  },
)

/** More than the buffers between the engine and a reader that does not read take. */
const LARGE_MB = 64

/** Adds an imported picture that makes the archive large. @returns a function that removes it */
function addLargePicture(): () => void {
  const folder = path.join(mediaFolder, 'catalogs', 'large')
  mkdirSync(folder, { recursive: true })
  const noise = randomBytes(1024 * 1024)
  for (let at = 0; at < LARGE_MB; at += 1) appendFileSync(path.join(folder, 'large.jpg'), noise)
  return () => rmSync(folder, { recursive: true, force: true })
}

test('an engine writes one archive at a time, and the next when a reader has gone', async () => {
  const remove = addLargePicture()
  try {
    // an aborted fetch would open another connection, for which the engine's end waits 72 s
    const reading = get(`${origin}${ARCHIVE}`)
    const [first] = await once(reading, 'response')
    expect(first.statusCode).toBe(200)
    const isRunning = async () => (await ask(EXPORTS)).json<{ isRunning: boolean }>().isRunning
    expect(await isRunning()).toBe(true)
    expect((await ask(ARCHIVE)).statusCode).toBe(409)
    reading.destroy()
    await waitUntil(async () => !(await isRunning()))
  } finally {
    remove()
  }
  expect((await ask(ARCHIVE)).statusCode).toBe(200)
})

test('a download whose data cannot be read breaks off, and the next one is whole', async () => {
  const download = async () => {
    const answer = await fetch(`${origin}${ARCHIVE}`, { headers: { host: new URL(origin).host } })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return listNames(Buffer.from(await answer.arrayBuffer()))
  }
  await engine.db.schema.alterTable('store').renameTo('store_away').execute()
  try {
    await expect(download()).rejects.toThrow()
  } finally {
    await sql`alter table store_away rename to store`.execute(engine.db)
  }
  await waitUntil(async () => !(await ask(EXPORTS)).json<{ isRunning: boolean }>().isRunning)
  expect(await download()).toContain('stores.xml')
})
