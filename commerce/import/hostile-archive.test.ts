import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase } from '../testing/test-database'
import { toZip } from '../testing/to-zip'
import { PICTURE } from '../testing/foreign-archive'
import { toCatalogXml, type ArchiveFiles } from '../testing/write-archive-files'
import { openArchive } from './files/open-archive'
import { importArchive } from './import-archive'
import { tryArchive } from './try-archive'

const product = (id: string, inner = '') => `<product product-id="${id}">${inner}</product>`
const named = (id: string) => product(id, `<display-name>${id}</display-name>`)
const CATALOG = 'catalogs/small/catalog.xml'
const LIMITS = { entries: 10, bytes: 2_000_000, fileBytes: 1_000_000 }

let folder: string
let zip: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hostile-'))
  zip = path.join(folder, 'export.zip')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const opened = (bytes: Uint8Array, limits = LIMITS) => {
  writeFileSync(zip, bytes)
  return openArchive(zip, limits)
}

/** Imports the first archive, then the damaged one. @returns the findings and the products */
async function importAfter(first: ArchiveFiles, damaged: Uint8Array) {
  const { db, close } = await createTestDatabase()
  try {
    writeFileSync(zip, toZip(first))
    await importArchive(db, zip)
    writeFileSync(zip, damaged)
    const { findings } = await tryArchive(db, zip, { mediaFolder: path.join(folder, 'media') })
    const report = await importArchive(db, zip, { mediaFolder: path.join(folder, 'media') })
    expect(report.findings).toEqual(findings)
    const rows = await db.selectFrom('product').select('id').orderBy('id').execute()
    return { report, ids: rows.map(({ id }) => id) }
  } finally {
    await close()
  }
}

/** Changes bytes of a zip file, after the first occurrence of `mark` from `from` on. */
function alter(bytes: Buffer, mark: string, offset: number, value: Uint8Array): Buffer {
  const copy = Buffer.from(bytes)
  copy.set(value, copy.indexOf(mark) + offset)
  return copy
}

test('a file whose checksum is wrong is not read, and removes nothing', async () => {
  const files = { [CATALOG]: toCatalogXml('small', named('b')) }
  // the checksum in the central directory
  const wrong = alter(toZip(files), 'PK\x01\x02', 16, Buffer.from([1, 2, 3, 4]))
  const { report, ids } = await importAfter({ [CATALOG]: toCatalogXml('small', named('a')) }, wrong)
  expect(report.outcome).toBe('refused')
  expect(report.findings).toEqual([
    expect.objectContaining({
      severity: 'error',
      file: CATALOG,
      message: 'the file is damaged, and was not read: its checksum is wrong',
    }),
  ])
  expect(ids).toEqual(['a'])
})

test('garbled data, a wrong size, and a damaged picture are reported one by one', async () => {
  const picture = 'catalogs/small/static/default/a.png'
  const good = { 'catalogs/other/catalog.xml': toCatalogXml('other', named('c')) }
  const bytes = toZip({ ...good, [CATALOG]: toCatalogXml('small', named('b')), [picture]: PICTURE })
  // garbles the packed data behind the local headers
  const once = alter(bytes, `${CATALOG}`, CATALOG.length + 4, Buffer.alloc(8, 0xff))
  const twice = alter(once, `${picture}`, picture.length + 6, Buffer.alloc(4, 0x55))
  const { report, ids } = await importAfter({ [CATALOG]: toCatalogXml('small', named('a')) }, twice)
  expect(report.findings.map(({ file }) => file)).toEqual([CATALOG, picture])
  expect(report.findings[0]?.message).toContain('the file is damaged')
  expect(report.findings[1]?.message).toContain('the picture is damaged')
  expect(ids).toEqual(['a', 'c'])
  const directory = bytes.lastIndexOf(`PK\x01\x02`, bytes.lastIndexOf(CATALOG))
  const lying = Buffer.from(bytes)
  lying.writeUInt32LE(12, directory + 24)
  const short = await importAfter({ [CATALOG]: toCatalogXml('small', named('a')) }, lying)
  expect(short.report.findings[0]?.message).toMatch(/damaged.*too many bytes in the stream/)
  expect(short.ids).toEqual(['a', 'c'])
})

test('an empty picture is left out', async () => {
  const empty = 'catalogs/small/static/default/empty.png'
  const files = { [CATALOG]: toCatalogXml('small', named('a')) }
  const { report } = await importAfter(files, toZip({ ...files, [empty]: '' }))
  expect(report.findings).toMatchObject([{ file: empty, message: 'the file is not a picture' }])
})

test('a zip file that was cut off, overlaps, or names files twice or outside is refused', async () => {
  const files = { [CATALOG]: toCatalogXml('small', named('a')) }
  const bytes = toZip(files)
  await expect(opened(bytes.subarray(0, bytes.length - 30))).rejects.toThrow(/neither a folder nor/)
  await expect(opened(Buffer.alloc(0))).rejects.toThrow(/neither a folder nor/)
  const twice = toZip({ 'catalogs/a/catalog.xml': 'x', 'catalogs/b/catalog.xml': 'y' })
  const other = Buffer.from('catalogs/b/catalog.xml')
  const renamed = Buffer.from(twice)
  for (let at = renamed.indexOf(other); at >= 0; at = renamed.indexOf(other)) renamed[at + 9] = 0x61
  await expect(opened(renamed)).rejects.toThrow(
    'The archive contains catalogs/a/catalog.xml twice.',
  )
  const outside = toZip({ ...files, '../../etc/catalog.xml': 'x' })
  await expect(opened(outside)).rejects.toThrow(/invalid relative path/)
  await expect(opened(toZip({ ...files, '/etc/catalog.xml': 'x' }))).rejects.toThrow(
    /absolute path/,
  )
  const overlapping = alter(bytes, 'PK\x01\x02', 20, Buffer.from([0xff, 0xff, 0xff, 0]))
  await expect(opened(overlapping)).rejects.toThrow('Its entries overlap.')
})

test('too many files, and files that are too large unpacked, are refused by their list', async () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`catalogs/${n}/a.xml`, '']))
  await expect(opened(toZip(many))).rejects.toThrow(
    'The archive contains more than 10 files or 2 MB unpacked.',
  )
  const large = { [CATALOG]: ' '.repeat(1_000_001) }
  await expect(opened(toZip(large))).rejects.toThrow(`${CATALOG} is larger than 1 MB unpacked.`)
  const parts = Object.fromEntries(
    Array.from({ length: 3 }, (_, n) => [`catalogs/${n}/a.xml`, ' '.repeat(900_000)]),
  )
  await expect(opened(toZip(parts))).rejects.toThrow('more than 10 files or 2 MB unpacked')
  const limits = { entries: 10, bytes: 5_000_000_000, fileBytes: 2_000_000_000 }
  const bomb = alter(
    toZip({ [CATALOG]: ' '.repeat(1_000_000) }),
    'PK\x01\x02',
    24,
    size(700_000_000),
  )
  await expect(opened(bomb, limits)).rejects.toThrow(`${CATALOG} unpacks to more than 500 times`)
})

const size = (bytes: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(bytes)
  return buffer
}

test('an oversized record ends its file with line and element, and removes nothing', async () => {
  const before = toCatalogXml('small', named('a'), named('b'))
  const oversized = product('huge', `<long-description>${'x'.repeat(5_500_000)}</long-description>`)
  const after = toZip({ [CATALOG]: toCatalogXml('small', named('c'), oversized, named('d')) })
  const { report, ids } = await importAfter({ [CATALOG]: before }, after)
  expect(report.findings.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^more than 5,000,000 characters of text at line 4, column \d+, in <product> <long-description> of huge; the text after it was not read$/,
    ),
  )
  expect(ids).toEqual(['a', 'b', 'c'])
})

test('bytes that are not UTF-8 are reported with their line', async () => {
  const text = toCatalogXml(
    'small',
    named('a'),
    product('b', '<display-name>Cr\xe8me</display-name>'),
  )
  const latin = Buffer.from(text, 'latin1')
  const { report, ids } = await importAfter({ [CATALOG]: text }, toZip({ [CATALOG]: latin }))
  expect(ids).toEqual(['a', 'b'])
  expect(report.findings).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringContaining("at line 4: bytes that are no text in the file's encoding"),
    }),
  ])
})

test('messages of endless names and values are cut', async () => {
  const id = 'i'.repeat(200_000)
  const { report } = await importAfter(
    { [CATALOG]: toCatalogXml('small', named('a')) },
    toZip({ [CATALOG]: toCatalogXml('small', product(id), `<${'e'.repeat(200_000)}/>`) }),
  )
  for (const finding of report.findings) {
    expect(finding.id.length + finding.message.length).toBeLessThan(1_100)
  }
})
