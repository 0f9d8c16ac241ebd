import { importArchiveFiles } from '../testing/import-archive-files'
import { FILES_OF_EVERY_KIND as FILES } from '../testing/archive-of-every-kind'
import { readTables } from '../testing/read-tables'
import { useDatabase } from '../testing/test-database'
import type { ImportMode } from '../../contracts/import'

const CATALOG = 'catalogs/small/catalog.xml'
const META = 'meta/system-objecttype-extensions.xml'
const OWN_OPTION = `<options><option option-id="wrap"><display-name>Wrap</display-name><option-values>
  <option-value value-id="paper" default="true"/></option-values></option>
  <shared-option option-id="tag"/></options>`
const MORE_TYPES = `<attribute-definition attribute-id="baked"><type>datetime</type></attribute-definition>
  <attribute-definition attribute-id="contact"><type>email</type></attribute-definition>
  <attribute-definition attribute-id="pieces"><type>int</type></attribute-definition>
  <attribute-definition attribute-id="level"><type>enum-of-int</type><value-definitions>
  <value-definition><value>1</value></value-definition><value-definition><value>2</value></value-definition>
  </value-definitions></attribute-definition>
  <attribute-definition attribute-id="kosher">`
const ATTRIBUTES = `<custom-attribute attribute-id="baked">2026-01-01T08:00:00Z</custom-attribute>
  <custom-attribute attribute-id="contact">chef@example.com</custom-attribute>
  <custom-attribute attribute-id="pieces">4</custom-attribute>
  <custom-attribute attribute-id="level">2</custom-attribute>
  <custom-attribute attribute-id="kosher">true`
const RECIPES = 'sites/small/custom-objects/recipes.xml'
const GIVEN: Record<string, string> = {
  ...FILES,
  [RECIPES]: `<custom-objects><custom-object type-id="Recipe" object-id="fudge">
    <object-attribute attribute-id="steps">4</object-attribute></custom-object></custom-objects>`,
  [META]: FILES[META].replace('<attribute-definition attribute-id="kosher">', MORE_TYPES),
  [CATALOG]: FILES[CATALOG].replace(
    '<custom-attribute attribute-id="kosher">true',
    ATTRIBUTES,
  ).replace(
    '</catalog>',
    `<product product-id="boxed"><display-name>Boxed</display-name>${OWN_OPTION}<product-set-products>
      <product-set-product product-id="v9"/></product-set-products></product></catalog>`,
  ),
}

let before: Record<string, string[]>
const database = useDatabase()
beforeAll(async () => {
  await importFiles(GIVEN)
  before = await readShop()
})

function importFiles(files: Record<string, string>, mode: ImportMode = 'replace') {
  return importArchiveFiles(database.db, files, { isRepeated: true, mode })
}

const readShop = () => readTables(database.db)

const NO_ID: [string, string, string][] = [
  [CATALOG, '<option option-id="wrap"', '<option'],
  [CATALOG, '<shared-option option-id="tag"', '<shared-option'],
  [CATALOG, '<option-value value-id="paper"', '<option-value'],
  [CATALOG, '<variant product-id="v9"', '<variant'],
  [CATALOG, '<product-set-product product-id="v9"', '<product-set-product'],
  [CATALOG, '<variation attribute-id="size"', '<variation'],
  [CATALOG, '<image path="a.jpg"', '<image'],
  [CATALOG, '<category-link category-id="root"', '<category-link'],
]
const SEARCH = 'sites/small/search2.xml'
const SORT = 'sites/small/sort.xml'
const UNKNOWN: [string, string, string][] = [
  [SEARCH, '<url-redirect target-url="/help"', '<url-redirect'],
  [SEARCH, '<boost>2.5<', '<boost>much<'],
  [SORT, '<dynamic-attribute dynamic-attribute-id="mix"/>', '<dynamic-attribute/>'],
]
const WRONG: [string, string, string][] = [
  [CATALOG, '<threshold>20.0<', '<threshold>twenty<'],
  [CATALOG, '"baked">2026-01-01T08:00:00Z<', '"baked">yesterday<'],
  [CATALOG, '"contact">chef@example.com<', '"contact">the chef<'],
  [CATALOG, '"pieces">4<', '"pieces">4.5<'],
  [CATALOG, '"level">2<', '"level">7<'],
  [RECIPES, '"steps">4<', '"steps">four<'],
]

test.each([...NO_ID, ...UNKNOWN, ...WRONG])(
  'in %s, the part of %s as %s stays as it was, in each mode',
  async (file, given, changed) => {
    const content = GIVEN[file]?.replace(given, changed) ?? ''
    expect(content).not.toBe(GIVEN[file])
    for (const mode of ['replace', 'merge', 'update'] as const) {
      const { removed, findings } = await importFiles({ ...GIVEN, [file]: content }, mode)
      expect(removed).toEqual({})
      expect(findings.filter(({ severity }) => severity === 'error')).not.toEqual([])
      expect(await readShop()).toEqual(before)
    }
  },
)

test.each(WRONG)('in %s, instead of %s, the finding shows %s', async (file, given, changed) => {
  const content = GIVEN[file]?.replace(given, changed) ?? ''
  const { findings } = await importFiles({ ...GIVEN, [file]: content })
  const errors = findings.filter(({ severity }) => severity === 'error')
  expect(errors).toHaveLength(1)
  const value = changed.split('>')[1]?.replace('<', '') ?? ''
  expect(errors[0]?.message).toContain(value)
  expect(errors[0]?.message).toMatch(/line \d+/)
})

test.each([
  ['<online-flag site-id="other">false', '<online-flag site-id="other">perhaps', 'perhaps'],
  ['<search-rank site-id="other">7', '<search-rank site-id="other">high', 'high'],
  ['<sitemap-included-flag>false', '<sitemap-included-flag>never', 'never'],
])('instead of %s, the finding shows %s', async (given, changed, shown) => {
  const content = GIVEN[CATALOG]?.replace(given, changed) ?? ''
  const { findings } = await importFiles({ ...GIVEN, [CATALOG]: content })
  const [error] = findings.filter(({ severity }) => severity === 'error')
  expect(error?.message).toContain(shown)
  expect(await readShop()).toEqual(before)
})

test('a site is deleted by its id alone, and search settings by their file', async () => {
  const search = { 'sites/small/search.xml': '<search/>' }
  await importFiles({ ...GIVEN, ...search })
  await importFiles(search, 'delete')
  expect(await database.db.selectFrom('search_setting').selectAll().execute()).toEqual([])
  await importFiles({ 'sites/small/site.xml': '<site site-id="small"/>' }, 'delete')
  expect(await database.db.selectFrom('site').selectAll().execute()).toEqual([])
})
