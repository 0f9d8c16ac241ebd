import { importArchiveFiles } from '../testing/import-archive-files'
import { FILES_OF_EVERY_KIND as FILES } from '../testing/archive-of-every-kind'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { readTables } from '../testing/read-tables'
import { useDatabase } from '../testing/test-database'
import type { ArchiveFiles } from '../testing/write-archive-files'

const GIVEN: Record<string, string> = {
  ...FILES,
  'sites/small/orders.xml': toOrdersXml(toOrderXml('412', { customer: '<guest>true</guest>' })),
}

let before: Record<string, string[]>
const database = useDatabase()
beforeAll(async () => {
  await importFiles(GIVEN)
  before = await readTables(database.db)
})

function importFiles(files: ArchiveFiles) {
  return importArchiveFiles(database.db, files, { isRepeated: true, mode: 'replace' })
}

const withoutHead = (xml: string) => xml.replace(/^<\?xml.*?\?>\s*/, '')
const toUtf16 = (xml: string) => Buffer.from(`\uFEFF${withoutHead(xml)}`, 'utf16le')
const headed = (encoding: string, xml: string) =>
  `<?xml version="1.0" encoding="${encoding}"?>${withoutHead(xml)}`

const besideEach = (xml: string, toOther: (name: string) => string) =>
  xml.replaceAll(/(?<!\?)>\s*<([a-z][\w-]*)/g, (_all, name: string) => `>${toOther(name)}<${name}`)

const WRITTEN: Record<string, (xml: string) => string | Uint8Array> = {
  'a byte order mark': (xml) => `\uFEFF${xml}`,
  'line ends of Windows': (xml) => xml.replaceAll('\n', '\r\n'),
  'spaces around texts': (xml) =>
    xml.replaceAll(/>([^<>\s][^<>]*)</g, (_all, text: string) => `>\n\t ${text} \n<`),
  'spaces in tags': (xml) =>
    xml.replaceAll(/<\/([\w-]+)>/g, '</$1 \n>').replaceAll(/ ([\w-]+)="/g, '\n\t$1 = "'),
  'single quotes': (xml) => xml.replaceAll(/="([^"'<>]*)"(?=[^<>]*>)/g, "='$1'"),
  comments: (xml) =>
    xml.replaceAll(/>\s*</g, '><!-- <product product-id="ghost"/> -->\n<') + '<!-- end -->',
  'comments in texts': (xml) =>
    xml.replaceAll(/>([^<>\s][^<>]*)</g, (_all, text: string) => `><!-- a -->${text}<!-- b --><`),
  'CDATA sections': (xml) =>
    xml.replaceAll(/>([^<>&\s][^<>&]*)</g, (_all, text: string) => `><![CDATA[${text}]]><`),
  'instructions for processors': (xml) => xml.replaceAll(/>\s*</g, '><?keep it?>\n<'),
  'a prefix': (xml) =>
    xml
      .replaceAll(/<(\/?)([a-z][\w-]*)/g, '<$1dw:$2')
      .replace(/<dw:([\w-]+)( xmlns="[^"]*")?/, '<dw:$1 xmlns:dw="http://www.demandware.com/x"'),
  'elements of another program': (xml) =>
    besideEach(xml, (name) => `<o:${name} xmlns:o="urn:other" product-id="o">9</o:${name}>`),
  'elements of another program, without a prefix': (xml) =>
    besideEach(xml, (name) => `<${name} xmlns="urn:other" product-id="o"><${name}/>9</${name}>`),
  'UTF-16': toUtf16,
  'UTF-8, declared as UTF-16': (xml) => headed('UTF-16', xml),
  'UTF-8, declared as an unknown encoding': (xml) => headed('klingon', xml),
  'UTF-8 in small letters': (xml) => headed('utf8', xml),
  'Latin-1': (xml) => Buffer.from(headed('ISO-8859-1', xml), 'latin1'),
  'empty lines before the root': (xml) => `\n\n ${withoutHead(xml)}\n\n`,
}

test.each(Object.entries(WRITTEN))(
  'an archive with %s is the same archive',
  async (_what, write) => {
    const files = Object.entries(GIVEN).map(([name, xml]) => [name, write(xml)] as const)
    const { removed } = await importFiles(Object.fromEntries(files))
    expect(removed).toEqual({})
    expect(await readTables(database.db)).toEqual(before)
  },
)

const placed = (to: (name: string) => string) =>
  Object.fromEntries(Object.entries(GIVEN).map(([name, xml]) => [to(name), xml]))

const PLACED: Record<string, ArchiveFiles> = {
  'in a folder of a folder': placed((name) => `outer/export 12/${name}`),
  'in a folder beside other files': {
    ...placed((name) => `export/${name}`),
    'notes.xml': '<notes/>',
    'export.txt': 'Made on Monday',
  },
  'beside what an operating system adds': {
    ...placed((name) => `export/${name}`),
    ...placed((name) => `__MACOSX/export/${name.replace(/[^/]+$/, '._$&')}`),
  },
  'whose folders are in capitals': placed((name) =>
    name.replace(/^[\w-]+(?=\/)/, (folder) => folder.toUpperCase()),
  ),
  'with an older one in a folder': { ...GIVEN, 'old/sites/small/site.xml': '<site site-id="s"/>' },
}

test.each(Object.entries(PLACED))('an archive %s is the same archive', async (_what, files) => {
  const { removed } = await importFiles(files)
  expect(removed).toEqual({})
  expect(await readTables(database.db)).toEqual(before)
})

test('a site that is not in a folder of sites is reported, and removes none', async () => {
  const { removed, findings } = await importFiles({ 'site.xml': '<site site-id="small"/>' })
  expect(removed).toEqual({})
  expect(findings).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      file: 'site.xml',
      message: 'the file is skipped: <site> is not in a folder of sites/',
    }),
  )
  expect(await readTables(database.db)).toEqual(before)
})

test('several archives in one are refused, since each may be meant', async () => {
  const files = { ...placed((name) => `mon/${name}`), ...placed((name) => `tue/${name}`) }
  await expect(importFiles(files)).rejects.toThrow('several archives: mon/, tue/')
})

test.each(Object.keys(GIVEN))('%s without any content removes nothing', async (name) => {
  for (const content of ['', '\n', '\uFEFF', '<!-- nothing -->', '\0\0\0\0']) {
    const { removed } = await importFiles({ ...GIVEN, [name]: content })
    expect(removed).toEqual({})
    expect(await readTables(database.db)).toEqual(before)
  }
})

test.each([
  '<o:product xmlns:o="urn:other" product-id="master" mode="delete"/>',
  '<product xmlns="urn:other" product-id="master" mode="delete"/>',
  '<product xmlns:o="urn:other" product-id="master" o:mode="delete"/>',
])('what another program says deletes nothing: %s', async (other) => {
  const catalog = `<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31"
    catalog-id="small">${other}</catalog>`
  const files = { 'catalogs/small/catalog.xml': catalog }
  const merged = { isRepeated: true, mode: 'merge' } as const
  await importArchiveFiles(database.db, files, merged)
  expect(await readTables(database.db)).toEqual(before)
})

test('no letter of a file of another encoding than it declares is lost, and its line is reported', async () => {
  const name = 'catalogs/small/catalog.xml'
  const latin = Buffer.from(headed('UTF-8', GIVEN[name] ?? ''), 'latin1')
  const { removed, findings } = await importFiles({ ...GIVEN, [name]: latin })
  expect(removed).toEqual({})
  expect(findings).toContainEqual(
    expect.objectContaining({
      file: name,
      message: expect.stringMatching(/line \d+.*Windows-1252/),
    }),
  )
  expect(await readTables(database.db)).toEqual(before)
})

test.each([
  ['[{"from":"2026-12-25","hours":"closed"}]', true],
  ['', true],
  ['[{"from":"2026-12-25","hours":"clo', false],
  ['[{"from":"2026-12-25","hours":"closed"},{"from":"2026-12-26"}]', false],
])('special days of a shop that cannot be read are reported: %s', async (text, isRead) => {
  const name = 'stores.xml'
  const attribute = `<custom-attributes><custom-attribute attribute-id="specialDays">${text}</custom-attribute></custom-attributes>`
  const shop = `<store store-id="A"><name>A</name>${attribute}</store>`
  const { findings } = await importFiles({ ...GIVEN, [name]: `<stores>${shop}</stores>` })
  const about = findings.filter(({ file, id }) => file === name && id === 'A')
  const isReported = about.some(({ message }) => message.startsWith('special days that cannot be'))
  expect(isReported).toBe(!isRead)
  await importFiles(GIVEN)
})

test('ids that differ by case are ids of two records', async () => {
  const name = 'stores.xml'
  const both = GIVEN[name]?.replace(
    '</stores>',
    '<store store-id="A"/><store store-id="a"/></stores>',
  )
  await importFiles({ ...GIVEN, [name]: both ?? '' })
  const rows = await database.db.selectFrom('store').select('id').orderBy('id').execute()
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(['1', 'A', 'a']))
  await importFiles(GIVEN)
})
