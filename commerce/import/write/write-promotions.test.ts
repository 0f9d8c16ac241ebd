import { importArchiveFiles } from '../../testing/import-archive-files'
import { Promotion } from '../../promotions/promotion.schemas'
import { useDatabase } from '../../testing/test-database'
import { toCatalogXml, toSiteFiles, type ArchiveFiles } from '../../testing/write-archive-files'

const database = useDatabase()

function importFiles(files: ArchiveFiles) {
  return importArchiveFiles(database.db, files)
}

const many = Array.from({ length: 60 }, (_, index) => `<code>MANY-${index}</code>`).join('')

const FILES: ArchiveFiles = {
  'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="a"/>'),
  ...toSiteFiles(),
  'sites/small/coupons.xml': `<coupons>
    <coupon coupon-id="made"><system-codes><max-number-of-codes>5</max-number-of-codes>
      <code-prefix>X_</code-prefix><code-length>12</code-length></system-codes></coupon>
    <coupon coupon-id="many"><multiple-codes>${many}</multiple-codes></coupon></coupons>`,
  'sites/small/promotions.xml': `<promotions><campaign campaign-id="c"/>
    <promotion promotion-id="p"><name>P</name><order-promotion-rule><discounts><discount>
      <threshold>0</threshold><amount>1</amount></discount></discounts></order-promotion-rule></promotion>
    <promotion-campaign-assignment promotion-id="p" campaign-id="c"/></promotions>`,
  'sites/small/sourcecodes.xml': `<sourcecodes><sourcecode-group group-id="print">
    <code-specs><code-spec>print</code-spec></code-specs>
    <campaigns><campaign campaign-id="c"/></campaigns></sourcecode-group></sourcecodes>`,
  'sites/small/customer-groups.xml': `<customer-groups><customer-group group-id="Vip"/>
    <group-assignment group-id="Vip" customer-no="7"/></customer-groups>`,
  'assignments.xml': `<assignments><assignment assignment-id="x">
    <assigned-sites><site>small</site><site>other</site></assigned-sites>
    <qualifiers><qualifier type="store">boston</qualifier></qualifiers><experiences>
      <pricebooks><pricebook-id>vip</pricebook-id></pricebooks>
      <promotions><promotion-id>p</promotion-id><promotion-id>q</promotion-id></promotions>
    </experiences></assignment></assignments>`,
}

test('promotions, codes, groups and assignments are imported, and generated codes are kept', async () => {
  const { db } = database
  const report = await importFiles(FILES)
  const said = report.findings.map(({ message }) => message)
  expect(said).toEqual(
    expect.arrayContaining(['the site other does not exist', 'the promotion q does not exist']),
  )
  const codesOf = async (id: string) =>
    (await db.selectFrom('coupon_code').select('code').where('coupon_id', '=', id).execute())
      .map(({ code }) => code)
      .sort()
  const made = await codesOf('made')
  expect(made).toHaveLength(5)
  expect(made.every((code) => /^X_[B-DF-HJ-NP-TV-XZ]{12}$/.test(code))).toBe(true)
  expect(await codesOf('many')).toHaveLength(60)

  const row = await db.selectFrom('promotion').select('definition').executeTakeFirstOrThrow()
  expect(Promotion.parse(row.definition).assignments).toMatchObject([
    { campaignId: 'c', sourceCodeGroupIds: ['print'] },
    { campaignId: 'assignment:x', qualifiers: [{ type: 'store', value: 'boston' }] },
  ])
  const member = { site_id: 'small', group_id: 'Vip', customer_no: '7' }
  expect(await db.selectFrom('customer_group_member').selectAll().execute()).toEqual([member])
  expect(await db.selectFrom('price_book_assignment').selectAll().execute()).toMatchObject([
    { site_id: 'small', id: 'x', price_book_ids: ['vip'], match_mode: 'any' },
  ])

  const again = {
    ...FILES,
    'catalogs/small/catalog.xml': toCatalogXml('small', '<product product-id="b"/>'),
  }
  await importFiles(again)
  expect(await codesOf('made')).toEqual(made)
})

test.each(['merge', 'update', 'replace'] as const)(
  'a campaign and an assignment that cannot be read stay as they were, to %s',
  async (mode) => {
    const partsOf = () =>
      database.db.selectFrom('campaign_part').selectAll().orderBy('id').execute()
    await importFiles(FILES)
    const before = await partsOf()
    const promotions = String(FILES['sites/small/promotions.xml'])
    for (const [good, bad] of [
      ['campaign-id="c"/>', 'campaign-id="c"><enabled-flag>no</enabled-flag></campaign>'],
      ['campaign-id="c"/>', 'campaign-id="c"><start-date>11/01/2026</start-date></campaign>'],
      [
        'campaign-id="c"/></',
        'campaign-id="c"><rank>first</rank></promotion-campaign-assignment></',
      ],
    ] as const) {
      const broken = promotions.replace(good, bad)
      expect(broken).not.toBe(promotions)
      const files = { ...toSiteFiles(), 'sites/small/promotions.xml': broken }
      const { findings } = await importArchiveFiles(database.db, files, { mode, isRepeated: true })
      expect(findings).not.toEqual([])
      expect(await partsOf()).toEqual(before)
    }
  },
)
