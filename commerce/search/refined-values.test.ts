import { joinRefinementValues } from '../../rules/refinement-values'
import type { Db } from '../db/client'
import { openTestSearch } from '../testing/test-search'
import { seedCatalog } from '../testing/seed-catalog'
import { rebuildSearchIndex } from './search-index'
import { useForAll } from '../testing/use'

const VALUES = ['Milk|Dark', 'Milk', 'a=b', '(a..c)', 'b', 'C:\\new\\|', '%', '50 (x|y)']

/** Gives one product all the values, and another the first two, as values of their own. */
async function seedValues(db: Db): Promise<void> {
  await seedCatalog(db)
  const shape = { type: 'attribute', attributeId: 'shape', displayName: { default: 'Shape' } }
  await db
    .updateTable('category')
    .set({ refinements: JSON.stringify([shape]) })
    .where('id', '=', 'root')
    .execute()
  const values: [string, string[]][] = [
    ['assorted', VALUES],
    ['brittle', ['Milk', 'Dark', 'b']],
  ]
  for (const [id, own] of values) {
    await db
      .updateTable('product')
      .set({ custom: JSON.stringify({ shape: own }) })
      .where('id', '=', id)
      .execute()
  }
  await rebuildSearchIndex(db)
}

const bench = useForAll(() => openTestSearch(seedValues))

const countOf = async (value: string) => (await bench.find({ refine: `c_shape=${value}` })).total
const offered = async (refine: string[]) => new Map(await bench.valuesOf({ refine }, 'c_shape'))

it.each(VALUES)('a value finds as many products as the search promises: %s', async (value) => {
  const promised = (await offered([])).get(value)
  expect(promised).toBeGreaterThan(0)
  expect(await countOf(joinRefinementValues([value]))).toBe(promised)
})

it('a client that does not escape a value finds its products too', async () => {
  expect(await countOf('50 (x|y)')).toBe(1)
  expect(await countOf('C:\\new\\|')).toBe(1)
})

it('alternatives are separated by a bar', async () => {
  expect(await countOf('Dark|%')).toBe(2)
  expect(await countOf(joinRefinementValues(['Milk|Dark', 'b']))).toBe(2)
  expect(await countOf('Milk\\|Dark')).toBe(1)
})

it('a chosen value without hits is still offered', async () => {
  const refine = [`c_shape=${joinRefinementValues(['Milk|Dark'])}`, 'price=(900..901)']
  expect((await offered(refine)).get('Milk|Dark')).toBe(0)
})
