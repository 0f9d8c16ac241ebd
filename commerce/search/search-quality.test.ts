import type { Db } from '../db/client'
import { seedCatalog } from '../testing/seed-catalog'
import { openTestSearch } from '../testing/test-search'
import { rebuildSearchIndex } from './search-index'
import { useForAll } from '../testing/use'

const SETTING = {
  searchableAttributes: [
    { attributeId: 'product.name', boost: 5 },
    { attributeId: 'product.custom.filling', boost: 3 },
    { attributeId: 'product.shortDescription', boost: 0.5 },
    { attributeId: 'product.longDescription', boost: 0.2 },
    { attributeId: 'category.displayName', boost: 0.1 },
  ],
  synonyms: [
    { words: ['lolly', 'sucker', 'candy on a stick'] },
    { locale: 'es', words: ['regalo', 'obsequio'] },
  ],
  hypernyms: [{ hypernyms: ['confectionery'], hyponyms: ['fudge', 'lolly'] }],
  compounds: [{ words: ['sugarfree', 'sugar', 'free'] }],
  stopWords: ['please'],
  stemmingExceptions: [{ words: ['geese'], stem: 'goose' }],
  excludedCategoryIds: ['truffle-boxes'],
}

const PRODUCTS = [
  { id: 'fudge', name: 'Vanilla Fudge', custom: { filling: 'mint' } },
  { id: 'lolly', name: 'Cherry Lollies', short_description: 'With a hint of mint' },
  { id: 'mint', name: 'Mint Thins', long_description: 'Dipped by hand' },
  { id: 'light', name: 'Sugar Free Bites', long_description: 'For running, dipping and sharing' },
  { id: 'goose', name: 'Golden Goose' },
  {
    id: 'gift',
    name: 'Gift Tower',
    localized: { es: { name: 'Torre de regalos', shortDescription: 'Para compartir' } },
  },
]

async function seedWords(db: Db): Promise<void> {
  await seedCatalog(db)
  await db
    .insertInto('product')
    .values(
      PRODUCTS.map(({ custom = {}, localized = {}, ...product }) => ({
        catalog_id: 'brindille-catalog',
        kind: 'standard' as const,
        ...product,
        custom: JSON.stringify(custom),
        localized: JSON.stringify(localized),
      })),
    )
    .execute()
  await db
    .insertInto('category_product')
    .values(
      PRODUCTS.map(({ id }) => ({
        catalog_id: 'brindille-catalog',
        category_id: 'bars',
        product_id: id,
      })),
    )
    .execute()
  await db
    .insertInto('price')
    .values(
      PRODUCTS.map(({ id }) => ({
        price_book_id: 'usd-list-prices',
        product_id: id,
        amount_minor: 900,
      })),
    )
    .execute()
  await db
    .updateTable('site')
    .set({ locales: ['es-US'] })
    .execute()
  await db
    .insertInto('search_setting')
    .values({ site_id: 'brindille', definition: JSON.stringify(SETTING) })
    .execute()
  await rebuildSearchIndex(db)
}

const bench = useForAll(() => openTestSearch(seedWords))

it.each([
  ['searches the fields listed in the archive', 'mint', ['mint', 'fudge', 'lolly']],
  ['does not search fields missing in the archive', 'brindille', []],
  ['finds a plural by its singular', 'lolly', ['lolly']],
  ['finds a singular by its plural', 'fudges', ['fudge']],
  ['finds other forms of a verb', 'dips', ['mint', 'light']],
  ['finds words by their beginning', 'cher', ['lolly']],
  ['finds synonyms', 'sucker', ['lolly']],
  ['finds synonyms in the plural', 'suckers', ['lolly']],
  ['finds synonyms of several words', 'cherry candy on a stick', ['lolly']],
  ['finds narrower terms by a broader term', 'confectionery', ['fudge', 'lolly']],
  ['does not find broader terms by a narrower term', 'thin', ['mint']],
  ['finds compounds written as one word', 'sugarfree', ['light']],
  ['ignores stop words of the language', 'the golden and a goose', ['goose']],
  ['ignores stop words of the archive', 'golden goose please', ['goose']],
  ['keeps stop words that stand alone', 'please', []],
  ['applies exceptions from stemming', 'geese', ['goose']],
  ['corrects a missing letter', 'chery', ['lolly']],
  ['corrects swapped letters', 'vainlla', ['fudge']],
  ['corrects a wrong letter', 'godlen guose', ['goose']],
  ['corrects one word of several', 'vanila fudge', ['fudge']],
  ['requires every word, unless nothing has them all', 'vanilla goose', ['fudge']],
  ['omits excluded categories', 'milk', []],
])('%s', async (_name, q, expected) => {
  expect((await bench.idsOf({ q, sort: 'best-matches' })).sort()).toEqual([...expected].sort())
})

it('sorts by the weight of fields', async () => {
  expect(await bench.idsOf({ q: 'mint' })).toEqual(['mint', 'fudge', 'lolly'])
})

it('returns how each word was interpreted', async () => {
  const { searchPhraseSuggestions } = await bench.find({ q: 'vanila fudge' })
  expect(searchPhraseSuggestions).toMatchObject({
    suggestedPhrases: [{ phrase: 'vanilla fudge', exactMatch: false }],
    suggestedTerms: [
      { originalTerm: 'vanila', terms: [{ value: 'vanilla', corrected: true }] },
      { originalTerm: 'fudge', terms: [{ value: 'fudge', exactMatch: true }] },
    ],
  })
})

it.each([
  ['The vanilla’s Fudge', 'the vanilla’s fudge', true],
  ['GOLDEN', 'golden', true],
  ['gold', 'golden', false],
  ['please', undefined, false],
])('suggests for %s: %s', async (q, phrase, exactMatch) => {
  const { suggestedPhrases } = (await bench.find({ q })).searchPhraseSuggestions
  expect(suggestedPhrases?.[0]).toEqual(phrase && { phrase, exactMatch })
})

it.each([
  ['regalo', 'es-US', ['gift']],
  ['obsequios', 'es-US', ['gift']],
  ['compartiendo', 'es-US', ['gift']],
  ['fudge', 'es-US', ['fudge']],
  ['tower', 'en-US', ['gift']],
  ['tower', 'es-US', ['gift']],
])('finds %s in %s', async (q, language, expected) => {
  expect(await bench.idsOf({ q }, language)).toEqual(expected)
})

it('ignores invalid search settings', async () => {
  const { db } = bench.engine
  await db.updateTable('search_setting').set({ definition: '{"synonyms": 3}' }).execute()
  await rebuildSearchIndex(db)
  expect(await bench.idsOf({ q: 'brindille' })).toEqual(['assorted'])
})
