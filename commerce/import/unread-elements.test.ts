import fc from 'fast-check'
import { FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { useDatabase } from '../testing/test-database'
import { writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'
import { tryArchive } from './try-archive'

const database = useDatabase()

async function check(files: Record<string, string>) {
  const { folder, remove } = writeArchiveFiles(files)
  try {
    const { findings } = await tryArchive(database.db, folder)
    return findings.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)
  } finally {
    remove()
  }
}

const FILES = Object.entries(FILES_OF_EVERY_KIND).flatMap(([path, text]) =>
  typeof text === 'string' && path.endsWith('.xml') ? [[path, text] as const] : [],
)

let serial = 0

function addElements(text: string): { text: string; names: string[] } {
  const names: string[] = []
  const added = text.replace(/<\/[\w-]+>/g, (tag) => {
    names.push(`unknown-${(serial += 1)}-`)
    return `<${names.at(-1)}>1</${names.at(-1)}>${tag}`
  })
  return { text: added, names }
}

function addAttributes(text: string): { text: string; names: string[] } {
  const names: string[] = []
  const added = text.replace(/<[a-z][\w-]*(?=[\s/>])/g, (tag) => {
    names.push(`@unknown-${(serial += 1)}-`)
    return `${tag} ${names.at(-1)?.slice(1)}="1"`
  })
  return { text: added, names }
}

test.each([
  ['element', addElements],
  ['attribute', addAttributes],
])('the check names each unknown %s of every kind of file', async (_what, add) => {
  const given = FILES.map(([path, text]) => ({ path, ...add(text) }))
  const files = Object.fromEntries(given.map(({ path, text }) => [path, text]))
  const lines = await check({ ...FILES_OF_EVERY_KIND, ...files })
  const missing = given.flatMap(({ path, names, text }) =>
    names
      .filter((name) => !lines.some((line) => line.includes(name)))
      .map((name) => {
        const at = text.indexOf(name.replace('@', ''))
        return `${path}: …${text.slice(Math.max(0, at - 90), at + 20)}`
      }),
  )
  expect(missing).toEqual([])
})

test('what every kind of file may hold is not reported as unread', async () => {
  const lines = await check(FILES_OF_EVERY_KIND)
  expect(lines.filter((line) => line.includes('not taken over'))).toEqual([])
})

test('what a shop has no place for is named, once for each kind of file', async () => {
  const redemption = (day: number) => `<redemption><date>2025-07-0${day}T09:00:00Z</date>
    <amount>5.00</amount></redemption>`
  const lines = await check({
    ...FILES_OF_EVERY_KIND,
    'sites/small/gift-certificates.xml': `<gift-certificates><gift-certificate gc-id="K-7">
      <create-date>2025-07-01T08:00:00Z</create-date><enabled-flag>true</enabled-flag>
      <status>PART_REDEEMED</status><currency>USD</currency><amount>30.00</amount>
      <redemptions>${redemption(2)}${redemption(3)}</redemptions></gift-certificate></gift-certificates>`,
    'sites/small/coupons.xml': `<coupons><coupon coupon-id="spring"><system-codes>
      <max-number-of-codes>9</max-number-of-codes><code-prefix>SP</code-prefix></system-codes></coupon>
      <coupon-codes coupon-id="spring"><code>SPQRST</code></coupon-codes></coupons>`,
    'sites/small/redirect-urls.xml': `<redirect-urls><redirect-url uri="/was" source-type="product"
      source-id="boxed"><destination-url>https://shop.example/</destination-url></redirect-url>
      </redirect-urls>`,
  })
  const of = (what: string) =>
    lines.flatMap((line) => line.match(new RegExp(`${what}: (.*?)(?:, once.*)?$`))?.[1] ?? [])
  expect(of('^note .*not needed here')).toEqual([
    'variation-attribute/@variation-attribute-id, classification-category/@catalog-id, recommendation/@target-type',
    'system-codes/max-number-of-codes, system-codes/code-prefix',
    'redemption/date',
    'customer-list/@list-id',
  ])
  expect(of('^warning .*not taken over')).toEqual([
    'redirect-urls/redirect-url/@source-type',
    'redirect-urls/redirect-url/@source-id',
  ])
})

const Name = fc.stringMatching(/^x[a-z]{3,8}$/)

test('the report names an unknown element once, with its number and first line', async () => {
  await fc.assert(
    fc.asyncProperty(Name, fc.integer({ min: 1, max: 30 }), async (name, count) => {
      const product = (n: number) =>
        `<product product-id="p${n}"><display-name>P</display-name>\n<${name}><a/></${name}></product>`
      const xml = `<catalog catalog-id="c">${Array.from({ length: count }, (_, n) => product(n)).join('')}</catalog>`
      const { folder, remove } = writeArchiveFiles({ 'catalogs/c/catalog.xml': xml })
      const run = async () =>
        importArchive(database.db, folder, { isRepeated: true, mode: 'merge' })
      const { findings } = await run().finally(remove)
      const times = count === 1 ? 'once' : `${count} times`
      expect(findings.filter(({ message }) => message.includes(name))).toMatchObject([
        {
          severity: 'warning',
          message: `not taken over: catalog/product/${name}, ${times}, first in line 2`,
        },
      ])
    }),
    { numRuns: 8 },
  )
})

test('an unknown section, and a value of a single site where there is none, are named', async () => {
  const lines = await check({
    'catalogs/c/catalog.xml': `<catalog catalog-id="c"><header><note>Hello</note></header>
      <category category-id="k"><online-flag site-id="other">true</online-flag></category></catalog>`,
  })
  const named = lines.filter((line) => line.includes('not taken over'))
  expect(named.map((line) => line.replace(/.*not taken over: /, ''))).toEqual([
    'catalog/header/note, once, first in line 1',
    'catalog/category/online-flag of single sites, once, first in line 2',
  ])
})

test('a flood of unknown names is counted, and does not hide what stands before it', async () => {
  const flood = Array.from({ length: 100_000 }, (_, n) => `<x${n}/>`).join('')
  const lines = await check({
    'catalogs/c/catalog.xml': `<catalog catalog-id="c"><product product-id="p">
      <odd/><display-name>P</display-name>${flood}</product></catalog>`,
  })
  const named = lines.filter((line) => line.includes('not taken over'))
  expect(named.length).toBeLessThan(1_100)
  expect(named[0]).toContain('catalog/product/odd, once, first in line 2')
  const [, more = ''] = named.at(-1)?.match(/and ([\d,]+) more/) ?? []
  expect(named.length - 1 + Number(more.replaceAll(',', ''))).toBe(100_001)
})

test('a file that breaks off is reported as such, and not by its elements', async () => {
  const lines = await check({
    ...FILES_OF_EVERY_KIND,
    'sites/small/shipping.xml': '<shipping><shipping-method method-id="a"><odd/></shipping>',
  })
  expect(lines.filter((line) => line.includes('odd'))).toEqual([])
})
