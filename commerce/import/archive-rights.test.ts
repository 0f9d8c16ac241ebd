import path from 'node:path'
import type { OperatorRole } from '../../rules/operator-rights'
import { AttributeDefinition } from '../catalog/attribute-definition.schemas'
import { createTestDatabase } from '../testing/test-database'
import { PICTURE } from '../testing/foreign-archive'
import { toCatalogXml, toSiteFiles, writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive } from './import-archive'
import { tryArchive } from './try-archive'

const DEMO = path.resolve(__dirname, '../../demo/site-archive')
const PICTURE_PATH = 'catalogs/small/static/default/a.png'
const FILES = {
  ...toSiteFiles(),
  'catalogs/small/catalog.xml': toCatalogXml(
    'small',
    '<product product-id="a"><display-name>A</display-name></product>',
  ),
  [PICTURE_PATH]: PICTURE,
  'sites/small/gift-certificates.xml': `<gift-certificates>
    <gift-certificate gc-id="FREE500"><currency>USD</currency><amount>500.00</amount>
    <enabled-flag>true</enabled-flag><recipient-email>eve@example.com</recipient-email>
    </gift-certificate></gift-certificates>`,
  'customer-lists/small.xml': `<customer-list list-id="small"><customer customer-no="C1">
    <credentials><login>eve@example.com</login></credentials>
    <profile><last-name>Eve</last-name><email>eve@example.com</email></profile>
    </customer></customer-list>`,
  'sites/small/orders.xml': '<orders><order order-no="1"/></orders>',
  'sites/small/promotions.xml': '<promotions/>',
  'sites/small/redirect-urls.xml': '<redirect-urls/>',
  'libraries/shared/library.xml': '<library library-id="shared"/>',
  'stores.xml': '<stores><store store-id="s"><name>S</name></store></stores>',
}

async function findingsOf(roles: readonly OperatorRole[] | undefined, isTrial: boolean) {
  const { db, close } = await createTestDatabase()
  const { folder, remove } = writeArchiveFiles(FILES)
  const mediaFolder = path.join(folder, '../', `media-${path.basename(folder)}`)
  try {
    const run = isTrial ? tryArchive : importArchive
    const { findings } = await run(db, folder, { roles, mediaFolder })
    const count = async (table: 'customer' | 'gift_certificate' | 'site' | 'product' | 'store') =>
      (await db.selectFrom(table).selectAll().execute()).length
    const left = findings.filter(({ message }) => message.startsWith('left out: '))
    return {
      withheld: left.filter(({ message }) => message.includes('for the role')),
      counts: {
        customers: await count('customer'),
        giftCards: await count('gift_certificate'),
        sites: await count('site'),
        products: await count('product'),
        shops: await count('store'),
      },
    }
  } finally {
    remove()
    await close()
  }
}

test.each([true, false])(
  'the role catalog imports only its own kinds (trial: %s)',
  async (isTrial) => {
    const { withheld, counts } = await findingsOf(['catalog'], isTrial)
    expect(withheld.map(({ file }) => file).sort()).toEqual([
      'customer-lists/small.xml',
      'libraries/shared/library.xml',
      'sites/small/gift-certificates.xml',
      'sites/small/orders.xml',
      'sites/small/preferences.xml',
      'sites/small/redirect-urls.xml',
      'sites/small/site.xml',
    ])
    expect(withheld.find(({ file }) => file.includes('gift'))).toMatchObject({
      severity: 'error',
      message:
        'left out: gift cards are not for the role catalog; it takes the role admin or service',
    })
    const isImported = isTrial ? 0 : 1
    expect(counts).toEqual({
      ...{ customers: 0, giftCards: 0, sites: 0 },
      ...{ products: isImported, shops: isImported },
    })
  },
)

test('the role content imports neither products nor their pictures', async () => {
  const { withheld, counts } = await findingsOf(['content'], false)
  const files = withheld.map(({ file }) => file)
  expect(files).toContain('catalogs/small/catalog.xml')
  expect(files).toContain(PICTURE_PATH)
  expect(files).not.toContain('libraries/shared/library.xml')
  expect(counts.products).toBe(0)
})

test('an admin, and the command line, import every kind', async () => {
  for (const roles of [['admin'] as const, undefined]) {
    const { withheld, counts } = await findingsOf(roles, false)
    expect(withheld).toEqual([])
    expect(counts).toMatchObject({ customers: 1, giftCards: 1, sites: 1, products: 1, shops: 1 })
  }
})

test('what a role may not import is not removed either', async () => {
  const { db, close } = await createTestDatabase()
  const { folder, remove } = writeArchiveFiles({ 'sites/brindille/coupons.xml': '<coupons/>' })
  try {
    await importArchive(db, DEMO)
    const coupons = () => db.selectFrom('coupon').select('id').orderBy('id').execute()
    const before = await coupons()
    expect(before.length).toBeGreaterThan(0)
    await importArchive(db, folder, { roles: ['service'], mode: 'replace' })
    expect(await coupons()).toEqual(before)
  } finally {
    remove()
    await close()
  }
})

const toMeta = (type: string) => `<metadata>
  <type-extension type-id="SitePreferences"><custom-attribute-definitions>
    <attribute-definition attribute-id="apiKey"><type>${type}</type></attribute-definition>
  </custom-attribute-definitions></type-extension>
  <type-extension type-id="GiftCertificate"><custom-attribute-definitions>
    <attribute-definition attribute-id="securityCode"><type>${type}</type></attribute-definition>
  </custom-attribute-definitions></type-extension>
  <custom-type type-id="Concierge"><attribute-definitions>
    <attribute-definition attribute-id="key"><type>${type}</type></attribute-definition>
  </attribute-definitions></custom-type>
  <type-extension type-id="Product"><custom-attribute-definitions>
    <attribute-definition attribute-id="note"><type>${type}</type></attribute-definition>
  </custom-attribute-definitions></type-extension></metadata>`

test.each(['merge', 'replace'] as const)(
  'a role changes attributes only of objects that it may change (%s)',
  async (mode) => {
    const { db, close } = await createTestDatabase()
    const run = async (type: string, roles?: readonly OperatorRole[]) => {
      const files = { 'meta/types.xml': toMeta(type) }
      const { folder, remove } = writeArchiveFiles(files)
      return importArchive(db, folder, { roles, mode }).finally(remove)
    }
    const typesOf = async () => {
      const rows = await db.selectFrom('attribute_definition').selectAll().execute()
      return Object.fromEntries(
        rows.map(({ object_type: type, definition }) => [
          type,
          AttributeDefinition.parse(definition).valueType,
        ]),
      )
    }
    try {
      await run('password')
      const { findings } = await run('string', ['catalog'])
      expect(await typesOf()).toEqual({
        ...{ Concierge: 'password', GiftCertificate: 'password' },
        ...{ Product: 'string', SitePreferences: 'password' },
      })
      const left = findings.map(({ id, message }) => `${id}: ${message}`).sort()
      expect(left).toEqual([
        'Concierge: left out: attributes of settings of sites are not for the role catalog; it takes the role admin',
        'GiftCertificate: left out: attributes of gift cards are not for the role catalog; it takes the role admin or service',
        'SitePreferences: left out: attributes of settings of sites are not for the role catalog; it takes the role admin',
      ])
    } finally {
      await close()
    }
  },
)
