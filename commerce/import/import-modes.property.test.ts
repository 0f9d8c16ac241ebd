import { importArchiveFiles } from '../testing/import-archive-files'
import fc from 'fast-check'
import { FILES_WITH_OFFERS } from '../testing/archive-of-offers'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { listParts, parseArchive, writeParts, type ArchivePart } from '../testing/archive-parts'
import { readTables, withoutPositions } from '../testing/read-tables'
import { useDatabase } from '../testing/test-database'
import type { ArchiveFiles } from '../testing/write-archive-files'
import type { ImportMode } from '../../contracts/import'
import type { ImportOptions } from './read-archive'
import { groupPairs } from '../../rules/group-pairs'
import type { XmlElement } from '../archives/xml-element'

const item = (productId: string) => `<product-item><product-id>${productId}</product-id>
  <quantity>2</quantity><priority>1</priority><public>true</public></product-item>`
const note = `<notes><note><creation-date>2026-02-11T09:00:00.000Z</creation-date>
  <text>Called</text></note></notes>`
const FILES = {
  ...FILES_WITH_OFFERS,
  'customer-lists/more.xml': `<customer-list list-id="more"><customer customer-no="D2">
    <credentials><login>ada@example.com</login><enabled-flag>true</enabled-flag></credentials>
    <profile><first-name>Ada</first-name><last-name>Lovelace</last-name><email>ada@example.com</email>
    <gender>2</gender><birthday>1990-12-10</birthday><creation-date>2025-01-01T00:00:00Z</creation-date></profile>
    <addresses><address address-id="Home" preferred="true"><last-name>Lovelace</last-name>
    <address1>1 Main Street</address1></address></addresses></customer></customer-list>`,
  'sites/small/product-lists.xml': `<product-lists>${['one', 'two'].map(
    (id) => `<product-list list-id="${id}"><owner customer-no="D2"/><type>wish_list</type>
      <name>Sweets</name><public>false</public><items>${item('v9')}${item('v18')}</items></product-list>`,
  )}</product-lists>`,
  'sites/small/orders.xml': toOrdersXml(
    ...['412', '413'].map((orderNo) =>
      toOrderXml(orderNo, { customer: '<guest>true</guest>', more: note }),
    ),
  ),
}

let parts: ArchivePart[]
let before: Record<string, string[]>
let deletable: ArchivePart[]
const database = useDatabase()
beforeAll(async () => {
  await importFiles(FILES)
  parts = listParts(await parseArchive(FILES))
  before = withoutPositions(await readTables(database.db))
  // shared variation attributes are stored in the masters that have them
  deletable = parts.filter(
    ({ path, element }) => path.length > 0 && element.name !== 'variation-attribute',
  )
})

function importFiles(files: ArchiveFiles, options: ImportOptions = {}, db = database.db) {
  return importArchiveFiles(db, files, { isRepeated: true, ...options })
}

async function expectUnchanged(what: string, db = database.db) {
  expect({ what, ...withoutPositions(await readTables(db)) }).toEqual({ what, ...before })
}

/** Chooses some of the records, and some of the elements of each. */
const someParts = fc
  .array(fc.tuple(fc.nat(), fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((chosen) => {
    const picked = new Map<ArchivePart, ArchivePart>()
    for (const [index, keeps] of chosen) {
      const part = parts[index % parts.length]
      if (!part) continue
      const { element } = part
      const isWhole = part.path.length === 0 || element.name === 'variation-attribute'
      const elements = element.elements.filter((one, at) => {
        // the beginning of a price is a part of its key
        const isKey = one.name === 'online-from' && element.name === 'price-table'
        const isKept = isKey || (keeps[at % keeps.length] ?? true)
        // elements of one name are one list, or one text in several languages
        return (
          isKept || element.elements.some((other, before) => before < at && other.name === one.name)
        )
      })
      picked.set(part, isWhole ? part : { ...part, element: { ...element, elements } })
    }
    return [...picked.values()]
  })

const runs = { numRuns: 25, endOnFailure: true }

test.each(['merge', 'update'] as const)(
  'some records with some of their elements, imported again to %s, change nothing',
  async (mode) => {
    await fc.assert(
      fc.asyncProperty(someParts, async (some) => {
        const files = writeParts(some)
        await importFiles(files, { mode })
        await expectUnchanged(JSON.stringify(files))
      }),
      runs,
    )
  },
  180_000,
)

test('an archive cut into files in any order is the same archive', async () => {
  const cut = fc.array(fc.nat({ max: 3 }), { minLength: 20, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(cut, async (numbers) => {
      const files = writeParts(parts, (_part, index) => numbers[index % numbers.length] ?? 0)
      const report = await importFiles(files)
      await expectUnchanged(JSON.stringify(numbers))
      expect(report.removed).toEqual({})
    }),
    runs,
  )
}, 180_000)

/** Breaks a value of a record: an amount, a number, a flag, or a date. */
function spoil(element: XmlElement, at: number): XmlElement {
  const places = listValues(element)
  const place = places[at % Math.max(1, places.length)]
  const replace = (one: XmlElement): XmlElement =>
    one === place
      ? { ...one, text: one.text.replace('.', ',') + ',5x' }
      : { ...one, elements: one.elements.map(replace) }
  return replace(element)
}

/** Elements whose texts are numbers, flags or dates, and no names. */
function listValues(element: XmlElement): XmlElement[] {
  const isTyped = /^(\d[\d.:TZ-]*|true|false)$/.test(element.text)
  // the types of these attributes are not defined
  if (['size', 'wrap'].includes(element.attributes['attribute-id'] ?? '')) return []
  const isText = /code|value|phone|fax|upc|ean|display|keyword|id$|name|data/.test(element.name)
  const own = isTyped && element.elements.length === 0 && !isText ? [element] : []
  return [...own, ...element.elements.flatMap(listValues)]
}

test('a record with a broken value changes nothing, in any mode', async () => {
  const broken = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom('merge', 'replace', 'update'))
  await fc.assert(
    fc.asyncProperty(broken, async ([index, at, mode]) => {
      const spoilable = parts.filter(({ element }) => listValues(element).length > 0)
      const chosen = spoilable[index % spoilable.length]
      const files = writeParts(
        parts.map((part) =>
          part === chosen ? { ...part, element: spoil(part.element, at) } : part,
        ),
      )
      await importFiles(files, { mode: mode as ImportMode })
      await expectUnchanged(
        `${mode}: ${chosen?.file} ${JSON.stringify(chosen && spoil(chosen.element, at))}`,
      )
    }),
    { ...runs, numRuns: 40 },
  )
}, 180_000)

/** When a record without a date was created; deleted ones are created anew. */
const CREATED = /"created_at": "[^"]+", /g

/** Returns a record without all that does not identify it. */
function withKeyOnly(element: XmlElement): XmlElement {
  const isKey = ({ name }: XmlElement) => name === 'online-from' && element.name === 'price-table'
  return { ...element, elements: element.elements.filter(isKey) }
}

const byKeyAlone = () => deletable.map((part) => [{ ...part, element: withKeyOnly(part.element) }])

const byKind = () => [
  ...groupPairs(
    deletable.map((part) => [`${part.file} ${part.element.name}`, part] as const),
  ).values(),
]

test.each([
  ['each record alone is deleted by its key, and the archive brings it back', byKeyAlone],
  ['the records of a kind are deleted as they were written, and brought back', byKind],
])(
  '%s',
  async (_name, listDeletions) => {
    for (const deletion of listDeletions()) {
      const files = writeParts(deletion)
      const report = await importFiles(files, { mode: 'delete' })
      const what = JSON.stringify(files)
      expect({ what, outcome: report.outcome }).toEqual({ what, outcome: 'imported' })
      expect(report.counts).toEqual({})
      await importFiles(FILES)
      const now = withoutPositions(await readTables(database.db))
      for (const [name, rows] of Object.entries(before)) {
        const plain = (list: readonly string[] = []) =>
          list.map((row) => row.replace(CREATED, '')).sort()
        expect({ what, [name]: plain(now[name]) }).toEqual({ what, [name]: plain(rows) })
      }
    }
  },
  180_000,
)
