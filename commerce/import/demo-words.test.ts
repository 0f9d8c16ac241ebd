import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ARCHIVE = path.resolve(__dirname, '../../demo/site-archive')
const CATALOGS = path.join(ARCHIVE, 'catalogs')
const SITES = ['brindille', 'brindille-volume', 'brindille-fundraising']
const SITE_FILES = ['payment-methods', 'promotions', 'shipping', 'sort']
const definitions = readFileSync(
  path.join(ARCHIVE, 'meta/system-objecttype-extensions.xml'),
  'utf8',
)
/** Ingredients with more words than this are folded (PDP-023). */
const FOLDED = 55

const read = (catalog: string) => readFileSync(path.join(CATALOGS, catalog, 'catalog.xml'), 'utf8')
const blocks = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(` {2}<${tag} ${tag}-id="([^"]+)">\\n(.*?) {2}</${tag}>`, 'gs'))].map(
    ([, id = '', text = '']) => ({ id, text }),
  )
const textOf = (xml: string, tag: string, language = 'x-default') =>
  new RegExp(`<${tag} xml:lang="${language}">(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? ''
const customOf = (xml: string, id: string) =>
  new RegExp(`attribute-id="${id}"[^>]*>(.*?)</custom-attribute>`, 's').exec(xml)?.[1] ?? ''
const words = (text: string) => text.split(/\s+/).filter(Boolean)

const products = blocks(read('brindille-master'), 'product')
  .filter(({ text }) => textOf(text, 'long-description') !== '')
  .map(({ id, text }) => ({
    id,
    name: textOf(text, 'display-name'),
    spanish: textOf(text, 'display-name', 'es-US'),
    short: textOf(text, 'short-description'),
    story: textOf(text, 'long-description'),
    ingredients: customOf(text, 'productIngredients'),
    isEaten: !/isGiftCard">true|<product-set-products>|<bundled-products>/.test(text),
    picture: /<image path="([^"]+)"/.exec(text)?.[1],
  }))

test('every product has a story, a short description and a name in both languages', () => {
  expect(products.length).toBeGreaterThan(80)
  for (const { id, name, spanish, short, story } of products) {
    expect(words(story).length).toBeGreaterThanOrEqual(60)
    expect(words(story).length).toBeLessThanOrEqual(110)
    expect(words(short).length).toBeGreaterThanOrEqual(5)
    expect([id, name === '' || spanish === '']).toEqual([id, false])
  }
})

test('every size and wrap has a Spanish name for bags and orders', () => {
  const nameless = blocks(read('brindille-master'), 'product')
    .filter(({ text }) => textOf(text, 'display-name') !== '')
    .filter(({ text }) => textOf(text, 'display-name', 'es-US') === '')
  expect(nameless.map(({ id }) => id)).toEqual([])
})

test('no two products have the same sentence or picture', () => {
  const sentences = products.flatMap(({ story }) => story.split(/(?<=[.!?]) /))
  const long = sentences.filter((sentence) => words(sentence).length >= 8)
  expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([])
  const pictures = products.map(({ picture }) => picture)
  expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
})

test('every food product lists its ingredients, some short and some long enough to be collapsed', () => {
  const lengths = products
    .filter(({ isEaten }) => isEaten)
    .map(({ id, ingredients }) => {
      expect([id, ingredients]).toEqual([id, expect.stringContaining('Made in a kitchen')])
      return words(ingredients).length
    })
  expect(lengths.filter((length) => length <= FOLDED).length).toBeGreaterThan(10)
  expect(lengths.filter((length) => length > FOLDED * 1.2).length).toBeGreaterThan(10)
})

test.each(readdirSync(CATALOGS).filter((name) => name.endsWith('storefront')))(
  'every category of %s has a name, description, picture and content',
  (catalog) => {
    const xml = read(catalog)
    const parents = new Set([...xml.matchAll(/<parent>(.*?)<\/parent>/g)].map(([, id]) => id))
    const filled = new Set(
      [...xml.matchAll(/<category-assignment category-id="([^"]+)"/g)].map(([, id]) => id),
    )
    for (const { id, text } of blocks(xml, 'category')) {
      if (id === 'root') continue
      const returned = [textOf(text, 'display-name'), textOf(text, 'description')]
      expect([id, ...returned, /<image>.+<\/image>/.test(text)]).toEqual([
        id,
        expect.stringMatching(/\S/),
        expect.stringMatching(/\S/),
        true,
      ])
      expect([id, filled.has(id) || parents.has(id)]).toEqual([id, true])
    }
  },
)

const localizable = new Set(
  [...definitions.matchAll(/<attribute-definition attribute-id="(\w+)">(.*?)<\/attribute-def/gs)]
    .filter(([, , definition = '']) => definition.includes('<localizable-flag>true'))
    .map(([, id]) => id),
)
/** Texts that are the same in every language: payment methods, and colors by their codes. */
const NAMES =
  /^(?:PayPal|Klarna|Venmo|Apple Pay|Google Pay|Visa|Mastercard|American Express|Discover|#[0-9A-F]{6})$/

test.each([
  ...readdirSync(CATALOGS).map((name) => `catalogs/${name}/catalog.xml`),
  ...SITES.flatMap((site) => SITE_FILES.map((name) => `sites/${site}/${name}.xml`)),
  'libraries/brindille-library/library.xml',
  'stores.xml',
])('all texts for shoppers in %s are translated into Spanish', (file) => {
  const xml = readFileSync(path.join(ARCHIVE, file), 'utf8')
  const texts = [
    ...xml.matchAll(
      /<([\w-]+)( attribute-id="(\w+)")?( xml:lang="x-default")?>([^<]+)<\/\1>(?=\s*(<[^>]*>))/g,
    ),
  ].filter(([, , , id, language, text = '']) => {
    const isTranslated = language !== undefined || (id !== undefined && localizable.has(id))
    return isTranslated && /[a-z]{2}/i.test(text) && !NAMES.test(text)
  })
  const missing = texts.filter(
    ([, tag = '', attribute = '', , , , next]) => next !== `<${tag}${attribute} xml:lang="es-US">`,
  )
  expect(texts).not.toEqual([])
  expect(missing.map(([, tag, , id, , text]) => [id ?? tag, text])).toEqual([])
})
