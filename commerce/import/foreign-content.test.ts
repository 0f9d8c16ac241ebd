import { useEngine } from '../testing/engine'
import { PICTURE } from '../testing/foreign-archive'
import { TestCheckout } from '../testing/test-checkout'
import { toCatalogXml, writeArchiveFiles } from '../testing/write-archive-files'
import { importArchive, type ImportReport } from './import-archive'

const escape = (text: string) => text.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const MARKUP = escape(
  `<img src="banners/a b.png?$staticlink$"><a href="$url('Product-Show','pid','bar')$">Bar</a>`,
)

const archive = writeArchiveFiles({
  'catalogs/c/catalog.xml': toCatalogXml(
    'c',
    '<category category-id="root"><online-flag>true</online-flag></category>',
    `<category category-id="all"><display-name>All</display-name><description>${MARKUP}</description>
      <online-flag>true</online-flag><parent>root</parent></category>`,
    `<product product-id="bar"><online-flag>true</online-flag><display-name>Bar</display-name>
      <long-description>${MARKUP}</long-description></product>`,
    '<category-assignment category-id="all" product-id="bar"/>',
  ),
  'libraries/lib/library.xml': `<library library-id="lib"><content content-id="about">
    <online-flag>true</online-flag><custom-attributes><custom-attribute attribute-id="body">${MARKUP}
    </custom-attribute></custom-attributes></content></library>`,
  'libraries/lib/static/default/banners/a b.png': PICTURE,
  'libraries/lib/static/es-US/banners/a b.png': PICTURE,
  'libraries/lib/static/default/banners/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'sites/S/site.xml': '<site site-id="S"><name>S</name><currency>USD</currency></site>',
  'sites/S/preferences.xml': `<preferences><standard-preferences><all-instances>
    <preference preference-id="SiteCatalog">c</preference>
    <preference preference-id="SiteLibrary">lib</preference>
    <preference preference-id="SiteDefaultLocale">en_US</preference>
    <preference preference-id="SiteLocales">en_US:es_US</preference>
    </all-instances></standard-preferences></preferences>`,
})
const media = writeArchiveFiles({})
const ORGANIZATION = 'organizations/f_ecom_prln_001'

let report: ImportReport
const engine = useEngine({
  listens: true,
  config: { importedMediaDir: media.folder },
  seed: async (db) => {
    report = await importArchive(db, archive.folder, { mediaFolder: media.folder })
  },
})
afterAll(async () => {
  archive.remove()
  media.remove()
})

test('the pictures of a library are imported, in each of its folders', () => {
  expect(report.counts).toMatchObject({ pictures: 2 })
  const files = report.findings.map(({ file }) => file)
  expect(files).toContain('libraries/lib/static/default/banners/logo.svg')
})

test.each([
  ['a product', `/product/shopper-products/v1/${ORGANIZATION}/products/bar`],
  ['a category', `/product/shopper-products/v1/${ORGANIZATION}/categories/all`],
  ['an asset', `/experience/shopper-experience/v1/${ORGANIZATION}/contents/about`],
])('the links in the texts of %s lead to pictures and pages', async (_name, path) => {
  const checkout = await TestCheckout.asGuest(engine.app, 'S')
  const { status, body } = await checkout.call('GET', path)
  const text = JSON.stringify(body)
  expect(status).toBe(200)
  expect(text).toContain('/products/bar\\">Bar</a>')
  expect(text).not.toContain('$')
  const picture = /src=\\"([^"\\]+)/.exec(text)?.[1] ?? ''
  expect(picture).toMatch(/\/media\/libraries\/lib\/static\/default\/banners\/a%20b\.png$/)
  expect((await engine.app.inject(new URL(picture).pathname)).statusCode).toBe(200)
  const spanish = await checkout.call('GET', `${path}?locale=es-US`)
  expect(JSON.stringify(spanish.body)).toContain('/static/es-US/banners/')
})
