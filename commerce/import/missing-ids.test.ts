import { importArchiveFiles } from '../testing/import-archive-files'
import { FILES_WITH_OFFERS as FILES } from '../testing/archive-of-offers'
import { readTables } from '../testing/read-tables'
import { useDatabase } from '../testing/test-database'
import type { ArchiveFiles } from '../testing/write-archive-files'

let before: Record<string, number>
const database = useDatabase()
beforeAll(async () => {
  await importFiles(FILES)
  before = await countRows()
})

function importFiles(files: ArchiveFiles) {
  return importArchiveFiles(database.db, files, { isRepeated: true, mode: 'replace' })
}

async function countRows() {
  const tables = await readTables(database.db)
  const variants = await database.db
    .selectFrom('product')
    .where('master_id', 'is not', null)
    .select('id')
    .execute()
  const counts = Object.entries(tables).map(([name, rows]) => [name, rows.length])
  return { ...Object.fromEntries(counts), variants: variants.length } as Record<string, number>
}

const CATALOG = 'catalogs/small/catalog.xml'
const META = 'meta/system-objecttype-extensions.xml'
const LIST = 'pricebooks/list.xml'
const STOCK = 'inventory-lists/stock.xml'
const SITE = 'sites/small/site.xml'

test.each([
  [CATALOG, ' catalog-id="small"', ''],
  [CATALOG, '<product product-id="master"', '<product product_id="master"'],
  [CATALOG, '<product product-id="v9"', '<product'],
  [CATALOG, '<category category-id="boxes"', '<category id="boxes"'],
  [CATALOG, '<product-option option-id="tag"', '<product-option'],
  [CATALOG, 'source-id="master"', ''],
  [CATALOG, '<category-assignment category-id="boxes"', '<category-assignment'],
  [META, 'type-id="Product"', 'typeid="Product"'],
  [META, 'attribute-id="kosher"', ''],
  [LIST, / pricebook-id="list"/, ''],
  [LIST, /<header.*<\/header>/s, ''],
  [LIST, 'product-id="v9"', ''],
  [STOCK, ' list-id="stock"', ''],
  [STOCK, /<header[^>]*>/, ''],
  [STOCK, 'product-id="v9"', ''],
  [SITE, '<currency>USD</currency>', ''],
  [SITE, '<name>Small</name><currency>USD</currency>', '<currency>Dollars</currency>'],
  ['stores.xml', ' store-id="1"', ''],
  ['libraries/shared/library.xml', 'content-id="care"', ''],
  ['sites/small/promotions.xml', 'promotion promotion-id="tenth"', 'promotion'],
  ['sites/small/coupons.xml', 'coupon-id="EGG"', ''],
  ['sites/small/customer-groups.xml', 'group-id="Family"', ''],
  ['sites/small/sourcecodes.xml', 'group-id="mail"', ''],
  ['sites/small/slots.xml', 'slot-id="banner"', ''],
  ['sites/small/sort.xml', '<sorting-rule rule-id="best"', '<sorting-rule'],
  ['sites/small/shipping.xml', 'method-id="ground"', ''],
  ['sites/small/payment-methods.xml', 'method-id="PayPal"', ''],
  ['sites/small/redirect-urls.xml', ' uri="/old"', ''],
  ['sites/small/custom-objects/recipes.xml', 'object-id="fudge"', ''],
  ['sites/small/custom-objects/recipes.xml', 'type-id="Recipe" object-id="fudge"', ''],
  ['sites/small/gift-certificates.xml', 'gc-id="G-1"', ''],
  ['sites/small/assignments.xml', 'assignment-id="club"', ''],
] as [keyof typeof FILES, string | RegExp, string][])(
  'in %s, without %s, nothing is removed',
  async (file, given, without) => {
    const content = FILES[file].replace(given, without)
    expect(content).not.toBe(FILES[file])
    const { removed, findings } = await importFiles({ ...FILES, [file]: content })
    expect(removed).toEqual({})
    expect(findings.filter(({ severity }) => severity === 'error')).not.toEqual([])
    expect(await countRows()).toEqual(before)
  },
)

const HUGE = '99999999999999999999'

test.each([
  [STOCK, '<allocation>4.0', `<allocation>${HUGE}`],
  [STOCK, '<allocation>2</allocation>', `<allocation>2</allocation><turnover>-${HUGE}</turnover>`],
  [STOCK, 'allocation>30<', 'allocation>3000000000<'],
  [CATALOG, '<search-rank site-id="other">7', '<search-rank site-id="other">3000000000'],
  [CATALOG, '<unit-quantity>8', `<min-order-quantity>${HUGE}</min-order-quantity><unit-quantity>8`],
  [LIST, 'quantity="10"', 'quantity="3000000000"'],
  [LIST, '>18.00<', `>${HUGE}.00<`],
] as [keyof typeof FILES, string, string][])(
  'in %s, instead of %s, %s is reported',
  async (file, given, huge) => {
    const content = FILES[file].replace(given, huge)
    expect(content).not.toBe(FILES[file])
    const { removed, findings } = await importFiles({ ...FILES, [file]: content })
    expect(removed).toEqual({})
    expect(findings.filter(({ severity }) => severity === 'error')).toHaveLength(1)
    expect(await countRows()).toEqual(before)
  },
)
