import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTestDatabase } from '../testing/test-database'
import { importArchive } from './import-archive'
import type { Progress } from './import-context'

const PRODUCTS = 16_000
const BYTES = 20_000_000
const FILLER = 'Rolled, dipped and dusted by hand, rested overnight and coated twice. '.repeat(16)

let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'large-'))
  mkdirSync(path.join(folder, 'catalogs/large'), { recursive: true })
  mkdirSync(path.join(folder, 'pricebooks'))
  mkdirSync(path.join(folder, 'inventory-lists'))
  await write('catalogs/large/catalog.xml', catalog())
  await write('pricebooks/list.xml', prices())
  await write('inventory-lists/stock.xml', stock())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: Iterable<string>) =>
  pipeline(Readable.from(text), createWriteStream(path.join(folder, file)))

function* catalog() {
  yield '<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="large">'
  yield '<category category-id="root"><display-name>All</display-name></category>'
  for (let n = 0; n < PRODUCTS; n += 1) {
    yield `<product product-id="p${n}"><display-name xml:lang="x-default">Truffle ${n}</display-name>
      <display-name xml:lang="es-US">Trufa ${n}</display-name>
      <long-description xml:lang="x-default">${FILLER}</long-description></product>\n`
  }
  for (let n = 0; n < PRODUCTS; n += 1) {
    yield `<category-assignment category-id="root" product-id="p${n}"/>\n`
  }
  yield '</catalog>'
}

function* prices() {
  yield '<pricebooks><pricebook><header pricebook-id="list"><currency>USD</currency></header><price-tables>'
  for (let n = 0; n < PRODUCTS; n += 1) {
    yield `<price-table product-id="p${n}"><amount quantity="1">${n % 90}.95</amount></price-table>\n`
  }
  yield '</price-tables></pricebook></pricebooks>'
}

function* stock() {
  yield '<inventory><inventory-list><header list-id="stock"/><records>'
  for (let n = 0; n < PRODUCTS; n += 1) {
    yield `<record product-id="p${n}"><allocation>${n % 7}</allocation></record>\n`
  }
  yield '</records></inventory-list></inventory>'
}

/**
 * Returns a function that measures the live objects on the heap in bytes, after a garbage
 * collection.
 */
function createHeapMeter(): () => number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    collect()
    return process.memoryUsage().heapUsed
  }
}

test('a catalog of 20 MB is imported in batches with limited memory', async () => {
  expect(statSync(path.join(folder, 'catalogs/large/catalog.xml')).size).toBeGreaterThan(BYTES)
  const { db, close } = await createTestDatabase()
  const liveBytes = createHeapMeter()
  const before = liveBytes()
  const growth: number[] = []
  let measured = 0
  const last = new Map<string, Progress>()
  const onAdvance = (progress: Progress) => {
    const { step, done } = progress
    last.set(step, progress)
    if (Math.abs(done - measured) < 4_000_000) return
    measured = done
    growth.push(liveBytes() - before)
  }
  try {
    const report = await importArchive(db, folder, { onAdvance })
    expect(report.counts).toMatchObject({
      products: PRODUCTS,
      assignments: PRODUCTS,
      prices: PRODUCTS,
      stockRecords: PRODUCTS,
    })
    expect([...last.keys()]).toContain('inventory-lists/stock.xml')
    for (const { done, total } of last.values()) expect(done).toBe(total)
    expect(growth.length).toBeGreaterThan(8)
    // the file's text alone would take more memory; only ids and one batch are kept
    expect(Math.max(...growth)).toBeLessThan(BYTES)
  } finally {
    await close()
  }
})
