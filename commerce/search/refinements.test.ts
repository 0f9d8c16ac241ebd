import type { Db } from '../db/client'
import { seedCatalog } from '../testing/seed-catalog'
import { openTestSearch } from '../testing/test-search'
import { rebuildSearchIndex } from './search-index'
import { useForAll } from '../testing/use'

const text = (name: string) => ({ default: name })
const threshold = (name: string, value: number | string, currency?: string) => ({
  displayName: text(name),
  threshold: value,
  ...(currency && { currency }),
})

const ROOT = [
  { type: 'category', displayName: text('Department') },
  {
    type: 'price',
    displayName: { default: 'Price', es: 'Precio' },
    buckets: [
      threshold('Up to $20', 20, 'USD'),
      threshold('$20 to $35', 35, 'USD'),
      threshold('All the rest', 1000, 'USD'),
      threshold('In euros', 50, 'EUR'),
    ],
  },
  { type: 'attribute', attributeId: 'isKosher', displayName: text('Kosher') },
  {
    type: 'attribute',
    attributeId: 'texture',
    bucketType: 'values',
    unbucketedValues: 'show-values',
    buckets: [{ displayName: text('Tender'), values: ['soft', 'silky'], presentationId: 'tender' }],
  },
  { type: 'attribute', attributeId: 'brand', isSystem: true, displayName: text('Maker') },
]
const BOXES = [
  { type: 'attribute', attributeId: 'isKosher', isBlocked: true },
  { type: 'attribute', attributeId: 'size', sorting: { mode: 'value-count' }, cutoff: 1 },
  {
    type: 'attribute',
    attributeId: 'weight',
    bucketType: 'thresholds',
    buckets: [threshold('Heavy', 900), threshold('Light', 300)],
  },
  {
    type: 'attribute',
    attributeId: 'launched',
    bucketType: 'periods',
    buckets: [{ displayName: text('This week'), durationInDays: 7 }],
  },
]

async function seedRefinements(db: Db): Promise<void> {
  await seedCatalog(db)
  for (const [id, refinements] of [
    ['root', ROOT],
    ['boxes', BOXES],
  ] as const) {
    await db
      .updateTable('category')
      .set({ refinements: JSON.stringify(refinements) })
      .where('id', '=', id)
      .execute()
  }
  const customs = {
    truffles: { texture: ['silky'], weight: 250, launched: '2026-05-30' },
    card: { weight: 5, launched: '2026-01-01' },
    assorted: { texture: ['soft', 'nutty'], weight: 400, isKosher: true },
  }
  for (const [id, custom] of Object.entries(customs)) {
    await db
      .updateTable('product')
      .set({ custom: JSON.stringify(custom) })
      .where('id', '=', id)
      .execute()
  }
  const definition = {
    displayName: text('Sizes'),
    values: [{ value: '9', displayName: text('Nine') }],
  }
  await db
    .insertInto('attribute_definition')
    .values({ object_type: 'Product', id: 'size', definition: JSON.stringify(definition) })
    .execute()
  const preferences = JSON.stringify({ SiteTimezone: 'America/Los_Angeles' })
  await db.updateTable('site').set({ preferences }).execute()
  await rebuildSearchIndex(db)
}

const bench = useForAll(() =>
  openTestSearch(seedRefinements, () => new Date('2026-06-02T06:59:00Z')),
)

it('offers the refinements of the root in all categories', async () => {
  const { refinements } = await bench.find({})
  expect(refinements.map(({ attributeId, label }) => [attributeId, label])).toEqual([
    ['cgid', 'Department'],
    ['price', 'Price'],
    ['c_isKosher', 'Kosher'],
    ['c_texture', 'Texture'],
    ['brand', 'Maker'],
  ])
  expect((await bench.find({}, 'es-US')).refinements[1]?.label).toBe('Precio')
})

it('adds and blocks inherited refinements in a category', async () => {
  const { refinements } = await bench.find({ refine: 'cgid=truffle-boxes' })
  expect(refinements.map(({ attributeId }) => attributeId)).toEqual(
    ['cgid', 'price', 'c_texture', 'c_size', 'c_weight', 'c_launched'], // prettier-ignore
  )
})

it.each<[string, string, [string, number][]]>([
  ['prices by threshold', 'price', [['(0..20)', 2], ['(20..35)', 2], ['(35..1000)', 1]]], // prettier-ignore
  ['flags', 'c_isKosher', [['true', 2]]],
  ['sets with grouped values', 'c_texture', [['Tender', 2], ['nutty', 1]]], // prettier-ignore
  ['system attributes', 'brand', [['Brindille', 1]]],
])('counts %s', async (_name, attributeId, expected) => {
  expect(await bench.valuesOf({}, attributeId)).toEqual(expected)
})

it.each<[string, string, [string, number][]]>([
  ['the most frequent values only', 'c_size', [['9', 2]]],
  ['numbers by threshold', 'c_weight', [['(..300)', 2], ['(300..900)', 1]]], // prettier-ignore
  ['past days', 'c_launched', [['(2026-05-25..)', 1]]],
])('counts %s in a category', async (_name, attributeId, expected) => {
  expect(await bench.valuesOf({ refine: 'cgid=boxes' }, attributeId)).toEqual(expected)
})

it('uses the value names of attribute definitions', async () => {
  const { refinements } = await bench.find({ refine: 'cgid=boxes' })
  expect(refinements.find(({ attributeId }) => attributeId === 'c_size')).toMatchObject({
    label: 'Sizes',
    values: [{ value: '9', label: 'Nine', hitCount: 2 }],
  })
  expect(refinements.find(({ attributeId }) => attributeId === 'c_texture')).toMatchObject({
    values: [{ value: 'Tender', presentationId: 'tender' }, {}],
  })
})

it.each<[string, string[], string[]]>([
  ['a bucket by its name', ['c_texture=Tender'], ['assorted', 'truffles']],
  ['a value of a bucket', ['c_texture=silky'], ['truffles']],
  ['a bucket and a value', ['c_texture=Tender|nutty'], ['assorted', 'truffles']],
  ['a bucket of prices', ['price=(35..1000)'], ['card']],
  ['any range of prices', ['price=(24.99..26)'], ['truffles']],
  ['a range of numbers', ['c_weight=(200..300)'], ['truffles']],
  ['a range of words', ['c_texture=(a..o)'], ['assorted']],
  ['days', ['cgid=boxes', 'c_launched=(2026-05-25..)'], ['truffles']],
  ['a flag without its prefix', ['isKosher=true'], ['assorted', 'creme-bar']],
  ['a brand', ['brand=Brindille'], ['assorted']],
])('filters by %s', async (_name, refine, expected) => {
  expect((await bench.idsOf({ refine })).sort()).toEqual(expected)
})

it('keeps a selected value without results', async () => {
  const refine = ['c_texture=nutty', 'c_isKosher=true', 'price=(35..1000)']
  expect(await bench.valuesOf({ refine }, 'c_texture')).toEqual([['nutty', 0]])
})
