import { FILES_WITH_OFFERS } from '../testing/archive-of-offers'
import { importArchiveFiles } from '../testing/import-archive-files'
import { toOrdersXml, toOrderXml } from '../testing/order-xml'
import { useDatabase } from '../testing/test-database'
import { listPriceBookIds, selectSettings } from '../shopper-context/pricing-context-settings'
import { anonymousPricingContext } from '../pricing/pricing-context'

/** What the schemas of archives allow, however seldom it is. */

const SITE = 'sites/small/'
const database = useDatabase()
beforeAll(() => take(FILES_WITH_OFFERS, 'replace'))

async function take(files: Record<string, string>, mode: 'merge' | 'replace' = 'merge') {
  const { findings } = await importArchiveFiles(database.db, files, { isRepeated: true, mode })
  return findings.filter(({ severity }) => severity === 'error')
}

test.each([
  ['T17:30:00.000Z</order-date>', 'T24:00:00Z</order-date>'],
  ['<net-price>40.00<', '<net-price>+40.<'],
  ['<tax>0.80<', '<tax>.80<'],
  ['<tax-rate>0.08<', '<tax-rate>8.0E-2<'],
  ['<amount>49.63<', '<amount>+49.63<'],
])('of an order, %s may be %s', async (from, to) => {
  const xml = toOrdersXml(toOrderXml('77', { customer: '<guest>true</guest>' }))
  expect(xml).toContain(from)
  expect(await take({ [`${SITE}orders.xml`]: xml.replaceAll(from, to) })).toEqual([])
  const orders = database.db.selectFrom('order_header')
  expect(
    await orders.select(['order_total_minor', 'tax_total_minor']).executeTakeFirst(),
  ).toMatchObject({ order_total_minor: 4963, tax_total_minor: 368 })
  await database.db.deleteFrom('order_header').execute()
})

test('times of assignments need no zone, and qualifiers without a type are met by nobody', async () => {
  const xml = `<assignments><assignment assignment-id="open"><enabled-flag>true</enabled-flag>
    <start-date>2026-01-01T00:00:00</start-date><qualifiers match-mode="any"><qualifier>x</qualifier></qualifiers>
    <experiences><pricebooks><pricebook-id>club</pricebook-id></pricebooks></experiences></assignment></assignments>`
  expect(await take({ [`${SITE}assignments.xml`]: xml })).toEqual([])
  const stored = database.db.selectFrom('price_book_assignment').where('id', '=', 'open')
  const { starts_at } = await stored.selectAll().executeTakeFirstOrThrow()
  expect(starts_at?.toISOString()).toBe('2026-01-01T00:00:00.000Z')
  const settings = await selectSettings('small', database.db)
  const shopper = anonymousPricingContext(new Date('2026-12-01T00:00:00Z'))
  const contexts: Record<string, string>[] = [{}, { '': 'x' }, { x: 'x' }]
  for (const qualifiers of contexts) {
    expect(listPriceBookIds(settings, { ...shopper, qualifiers })).toEqual([])
  }
})

test.each([
  ['customer-groups', 'group-id="Friends"', ['Family 1', 'Family 2']],
  ['customer-groups', 'customer-no="1"', ['Family 2', 'Friends 2']],
  ['customers', 'group-id="Friends"', ['Family 1', 'Family 2']],
  ['customers', 'customer-no="1"', ['Family 2', 'Friends 2']],
  ['customers', 'customer-no="1" group-id="Family"', ['Family 2', 'Friends 1', 'Friends 2']],
])('%s.xml removes all memberships with %s', async (root, ids, left) => {
  const members = ['Friends', 'Family'].flatMap((group) =>
    ['1', '2'].map((no) => `<group-assignment group-id="${group}" customer-no="${no}"/>`),
  )
  const groups = ['Friends', 'Family'].map((id) => `<customer-group group-id="${id}"/>`)
  const file = `${SITE}customer-groups.xml`
  await take({ [file]: `<customer-groups>${[...groups, ...members].join('')}</customer-groups>` })
  const removal = `<${root}><group-assignment mode="delete" ${ids}/></${root}>`
  expect(await take({ [`${SITE}${root}.xml`]: removal })).toEqual([])
  const query = database.db.selectFrom('customer_group_member').where('site_id', '=', 'small')
  const rows = await query.select(['group_id', 'customer_no']).orderBy('group_id').execute()
  const found = rows.map(({ group_id, customer_no }) => `${group_id} ${customer_no}`)
  expect([...found].sort()).toEqual(left)
})

test('the prefix of codes may have 256 characters, and the codes have no more', async () => {
  const xml = `<coupons><coupon coupon-id="long"><system-codes><max-number-of-codes>3</max-number-of-codes>
    <code-prefix>${'P'.repeat(256)}</code-prefix></system-codes></coupon></coupons>`
  expect(await take({ [`${SITE}coupons.xml`]: xml })).toEqual([])
  const codes = database.db.selectFrom('coupon_code').where('coupon_id', '=', 'long')
  const found = await codes.select('code').execute()
  expect(found.map(({ code }) => code.length)).toEqual([256, 256, 256])
})

const rate = (jurisdiction: string, taxClass: string, text: string) =>
  `<tax-rate jurisdiction-id="${jurisdiction}" class-id="${taxClass}">${text}</tax-rate>`

test('of taxes that are merged, only a rate without its class is left out', async () => {
  const rates = [
    rate('everywhere', 'standard', '.2'),
    rate('everywhere', 'exempt', '0'),
    rate('everywhere', 'toys', '0.1'),
  ]
  const [error, ...others] = await take({
    [`${SITE}tax.xml`]: `<tax><tax-rates>${rates.join('')}</tax-rates></tax>`,
  })
  expect(error?.message).toBe('left out: no tax class toys; what is there stays as it was')
  expect(others).toEqual([])
  expect(await readRates()).toEqual({ standard: 0.2, books: 0.07 })
})

test('taxes that replace others have rates of exempt goods, but none without their jurisdiction', async () => {
  const replace = (more: string) =>
    take(
      {
        [`${SITE}tax.xml`]: FILES_WITH_OFFERS['sites/small/tax.xml'].replace(
          '</tax-rates>',
          more + '</tax-rates>',
        ),
      },
      'replace',
    )
  expect(await replace(rate('everywhere', 'exempt', '0'))).toEqual([])
  expect(await readRates()).toEqual({ standard: 0.19, books: 0.07 })
  const errors = await replace(rate('moon', 'books', '0.1'))
  expect(errors.map(({ message }) => message)).toEqual([
    'left out: no such tax jurisdiction; what is there stays as it was',
    'all taxes stay as they were',
  ])
})

async function readRates() {
  const rows = await database.db
    .selectFrom('tax_rate')
    .where('site_id', '=', 'small')
    .selectAll()
    .execute()
  return Object.fromEntries(rows.map((row) => [row.tax_class_id, Number(row.rate)]))
}
