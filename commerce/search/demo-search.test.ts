import path from 'node:path'
import { importArchive } from '../import/import-archive'
import { SuggestionQuery } from './search.schemas'
import { openTestSearch, type TestSearch } from '../testing/test-search'

let demo: TestSearch
const ingredients = new Map<string, string>()

beforeAll(async () => {
  demo = await openTestSearch(async (db) => {
    await importArchive(db, path.resolve('demo/site-archive'))
  })
  const rows = await demo.engine.db
    .selectFrom('product')
    .select(['id', 'custom', 'localized', 'members'])
    .execute()
  for (const { id, custom, localized } of rows) {
    const own = custom['productIngredients']
    const all = [own, ...Object.values(localized).map((texts) => texts['c_productIngredients'])]
    ingredients.set(id, all.filter((text) => typeof text === 'string').join(' '))
  }
  // a set has the ingredients of its parts
  for (const { id, members } of rows) {
    const parts = members.map(({ productId }) => ingredients.get(productId) ?? '')
    ingredients.set(id, [ingredients.get(id), ...parts].join(' '))
  }
}, 240_000)
afterAll(() => demo.engine.close())

const NUTS =
  /almond|hazelnut|pecan|pistachio|walnut|cashew|macadamia|peanut|coconut|almendra|avellana|nuez|nueces|pistacho|cacahuate|\bcoco\b|marzipan|praline|nougat/i
const MILK =
  /(?<!coconut )(?:milk|cream)|whey|(?<!cocoa )butter|leche|crema(?! de coco)|mantequilla/i
const GLUTEN = /wheat|barley|rye|\bmalt|oats?\b|flour|trigo|cebada|harina/i
const ALCOHOL = /champagne|\brum\b|bourbon|wine|liqueur|brandy|champán|\blicor\b|\bron\b|\bvino/i
const EGG = /\begg|huevo|meringue/i
const SOY = /\bsoy|soja/i
/** Without what a product only may contain. */
const certain = (text: string) =>
  text.replace(/(?:Made in|Elaborado en|May contain|Puede contener)[^.]*\./g, '')

const spellings: [string, RegExp[]][] = [
  ...[
    'nut free',
    'Nut-Free',
    'NUTFREE',
    '“nut free”',
    'no nuts',
    'without nuts',
    'truffles without nuts',
    'nut-free chocolate',
    'free of nuts',
    'nut allergy',
    'sin nueces',
    'libre de nueces',
    'chocolate sin frutos secos',
    'nut fr',
    'no nut',
  ].map((q): [string, RegExp[]] => [q, [NUTS]]),
  ...[
    'gluten free',
    'gluten-free',
    'glutenfree',
    'no gluten',
    'celiac',
    'sin gluten',
    'truffles gluten free',
    'wheat free',
  ].map((q): [string, RegExp[]] => [q, [GLUTEN]]),
  ...[
    'dairy free',
    'dairy-free',
    'no milk',
    'non-dairy',
    'lactose free',
    'diary free',
    'sin lácteos',
    'sin leche',
    'dairy free truffles',
  ].map((q): [string, RegExp[]] => [q, [MILK]]),
  ...['vegan', 'Vegan chocolate', 'plant-based', 'vegano', 'vegan truffles'].map(
    (q): [string, RegExp[]] => [q, [MILK, EGG, /honey|gelatin|carmine|shellac|\bmiel\b|gelatina/i]],
  ),
  ...['egg free', 'eggless', 'sin huevo'].map((q): [string, RegExp[]] => [q, [EGG]]),
  ...['soy free', 'soya-free', 'sin soya'].map((q): [string, RegExp[]] => [q, [SOY]]),
  ...["can't eat nuts", 'que no contenga nueces', 'nut alergy', 'truffles -nuts', 'nutt free'].map(
    (q): [string, RegExp[]] => [q, [NUTS]],
  ),
  ...['no quiero nueces', 'nuts none'].map((q): [string, RegExp[]] => [q, [NUTS]]),
  ...['alcohol free', 'sin alcohol', 'truffles no alcohol'].map((q): [string, RegExp[]] => [
    q,
    [ALCOHOL],
  ]),
  ['casein free', [MILK]],
  ['gluten, dairy, and nut free', [NUTS, MILK, GLUTEN]],
  ['no nuts or dairy', [NUTS, MILK]],
  ['gluten and nut free', [NUTS, GLUTEN]],
  ['dark chocolate for my daughter’s birthday party next week, but no nuts please', [NUTS]],
]

test.each(spellings)('%s finds no product with a named allergen', async (q, allergens) => {
  for (const language of ['en-US', 'es-US']) {
    const { hits, total, c_searchMeaning: meaning } = await demo.find({ q, limit: '200' }, language)
    expect(hits).toHaveLength(total)
    expect(meaning?.freeFrom).not.toEqual([])
    for (const { productId } of hits) {
      const text = certain(ingredients.get(productId) ?? '')
      expect([productId, text]).toEqual([productId, expect.stringMatching(/\S/)])
      for (const allergen of allergens)
        expect([productId, text]).toEqual([productId, expect.not.stringMatching(allergen)])
    }
    // every product of the demo is made where nuts are handled
    if (hits.length > 0 && allergens.includes(NUTS)) expect(meaning?.mayContain).toBe(true)
  }
})

test.each(spellings.filter(([q]) => q.length <= 50))(
  '%s suggests no product with a named allergen',
  async (q, allergens) => {
    const site = await demo.engine.app.services.sites.getSite('brindille')
    if (!site) throw new Error('The demo has no site.')
    const context = { locale: { id: 'en-US', chain: ['en-US', 'en'] }, currency: 'USD' }
    const answer = await demo.engine.app.services.suggestions.getSuggestions(
      site,
      SuggestionQuery.parse({ q, limit: '10' }),
      context,
    )
    for (const { productId = '' } of answer.productSuggestions?.products ?? []) {
      const text = certain(ingredients.get(productId) ?? '')
      expect([productId, text]).toEqual([productId, expect.stringMatching(/\S/)])
      for (const allergen of allergens)
        expect([productId, text]).toEqual([productId, expect.not.stringMatching(allergen)])
    }
  },
)

test.each(['halal', 'paleo', 'hallk'])('%s finds nothing that only begins alike', async (q) => {
  expect((await demo.find({ q })).total).toBe(0)
})

test('leaves out what has no list of ingredients, and says so of what may contain it', async () => {
  const { hits, c_searchMeaning: meaning } = await demo.find({ q: 'nut free', limit: '200' })
  expect(hits.length).toBeGreaterThan(30)
  expect(meaning).toMatchObject({ freeFrom: ['nut'], mayContain: true })
  expect(hits.map(({ productName }) => productName)).not.toContain('Gift Card')
})

test.each<[string, string, RegExp]>([
  ['gift for mom', 'en-US', /gift|assortment|box|nine|sixteen|bouquet|set|tower/i],
  ['christmas gift', 'en-US', /christmas|twelve nights|assortment|sixteen|orange/i],
  ['for my teacher', 'en-US', /gift|hamper|duo|six|four|bouquet|truffles/i],
  ['dark chocolate caramels no sugar', 'en-US', /sugar-free/i],
  ['my son is allergic to peanuts', 'en-US', /./],
  ['coeliac friendly', 'en-US', /./],
  ['dad', 'en-US', /box|assortment|bouquet|tower|sixteen|nine/i],
  ['carml', 'en-US', /caramel/i],
  ['chocolate negro', 'en-US', /dark/i],
  ['salted truffles unobtainium', 'en-US', /salt|caramel|truffle/i],
  ['dark truffles', 'es-US', /trufa|negr/i],
])('%s in %s finds something fitting', async (q, language, name) => {
  const { hits } = await demo.find({ q, limit: '5' }, language)
  expect(hits).not.toEqual([])
  for (const { productName } of hits) expect(productName).toMatch(name)
})

test('carmel finds caramels although a text says Carmel', async () => {
  const { hits } = await demo.find({ q: 'carmel', limit: '10' })
  expect(
    hits.filter(({ productName = '' }) => /caramel/i.test(productName)).length,
  ).toBeGreaterThan(7)
})

test.each([
  ['under $30', 30],
  ['caramels under 19.99', 19.99],
  ['menos de 25 dólares', 25],
  ['$20 or less', 20.01],
  ['20 dollars or less', 20.01],
  ['no more than $30', 30.01],
  ['<$30', 30],
  ['$20-$40', 40.01],
  ['from 20 to 40', 40.01],
  ['no más de 30', 30.01],
  ['truffles under $1,000', 1000],
])('%s finds what costs less', async (q, price) => {
  const { hits, c_searchMeaning: meaning } = await demo.find({ q, limit: '200' })
  expect(hits.length).toBeGreaterThan(3)
  expect(meaning?.phrases).toHaveLength(1)
  for (const hit of hits) expect(hit.price).toBeLessThan(price)
})

test.each([
  ['chocolates without raspberry', /raspberry|frambuesa/i],
  ['strawberry free', /strawberry|fresa/i],
  ['sin menta', /mint|menta/i],
  ['no coffee', /coffee|espresso|mocha|café/i],
])('%s finds nothing that is named after it, and says so', async (q, word) => {
  const { hits, c_searchMeaning: meaning } = await demo.find({ q, limit: '200' })
  expect(hits.length).toBeGreaterThan(3)
  expect(meaning?.without).toHaveLength(1)
  for (const { productName } of hits) expect(productName).not.toMatch(word)
})

test.each([
  ['sin fresa', 'forest', 'es-US'],
  ['no coffee', 'confetti', 'en-US'],
  ['no tea', 'teacher', 'en-US'],
])('%s leaves out nothing that only resembles it: %s', async (q, alike, language) => {
  const left = await demo.idsOf({ q, limit: '200' }, language)
  const resembling = await demo.idsOf({ q: alike, limit: '200' }, language)
  expect(resembling.filter((id) => left.includes(id))).not.toEqual([])
})

test('says which words were left out, and in which language words were found', async () => {
  const dropped = await demo.find({ q: 'salted truffles unobtainium' })
  expect(dropped.c_searchMeaning).toMatchObject({ dropped: ['unobtainium'] })
  const spanish = await demo.find({ q: 'chocolate negro' })
  expect(spanish.c_searchMeaning).toMatchObject({ language: 'es-US' })
})
