import type { Localized } from '../../db/columns'
import { toAllergenTokens } from './allergen-tokens.rules'

const product = (productIngredients?: string, name = 'Box', spanish?: string) => {
  const localized: Localized = spanish ? { 'es-US': { c_productIngredients: spanish } } : {}
  return { name, custom: productIngredients === undefined ? {} : { productIngredients }, localized }
}
const alone = (text?: string, name?: string, spanish?: string) =>
  toAllergenTokens({
    product: { ...product(text, name, spanish), members: [] },
    variants: [],
    parts: [],
  })
const valuesOf = (tokens: readonly string[], kind: string) =>
  tokens.filter((token) => token.startsWith(`${kind}=`)).map((token) => token.split('=')[1])

const MILK = ['milk', 'animal', 'allergen']

test.each<[string, string[], string[]]>([
  ['Sugar, almonds. Contains: almonds.', ['almond', 'tree-nut', 'nut', 'allergen'], []],
  ['Sugar, ALMOND paste.', ['almond', 'tree-nut', 'nut', 'allergen'], []],
  ['Cocoa mass, cocoa butter, sugar.', [], []],
  ['Cocoa mass, butter.', ['milk', 'animal', 'allergen'], []],
  ['Coconut cream.', ['coconut', 'tree-nut', 'nut', 'allergen'], []],
  ['Sugar. May contain milk.', [], ['milk', 'animal', 'allergen']],
  ['Contains soy and may contain egg.', ['soy', 'allergen'], ['egg', 'animal', 'allergen']],
  [
    'Sugar. Made in a kitchen that also handles peanuts and wheat.',
    [],
    ['peanut', 'nut', 'gluten', 'allergen'],
  ],
  ['Made in small batches with hazelnuts.', ['hazelnut', 'tree-nut', 'nut', 'allergen'], []],
  ['Contains: none of the major allergens.', [], []],
  ['Sugar, nutmeg. Nut free.', [], []],
  ['Oats, barley malt.', ['gluten', 'allergen'], []],
  ['Milk chocolate made in the same kitchen as peanuts.', MILK, ['peanut', 'nut', 'allergen']],
  ['Contains milk, in a facility that also handles egg.', MILK, ['egg', 'animal', 'allergen']],
  ['Contiene leche; elaborado en una cocina donde hay huevo.', MILK, ['egg', 'animal', 'allergen']],
  ['Made without nuts but contains milk.', MILK, []],
  ['Contains no nuts: milk.', MILK, []],
  ['No artificial flavors (milk).', MILK, []],
  ['Sin gluten pero con leche.', MILK, []],
  ['No contiene nueces.', [], []],
  ['Nonfat milkfat.', MILK, []],
  ['Yogur.', MILK, []],
  ['Wheatflour.', ['gluten', 'allergen'], []],
  ['Stout, bread crumbs.', ['gluten', 'allergen', 'alcohol'], []],
  ['Lecithin.', ['soy', 'allergen'], []],
  ['Sunflower lecithin, lactic acid.', [], []],
  ['Sugar, honey, gelatin.', ['honey', 'gelatin', 'animal'], []],
])('%s', (text, contained, traces) => {
  const tokens = alone(text)
  expect(valuesOf(tokens, 'declared')).toEqual(['yes'])
  expect(valuesOf(tokens, 'allergen').sort()).toEqual([...contained].sort())
  expect(valuesOf(tokens, 'traces').sort()).toEqual([...traces].sort())
})

test('reads every language and the name', () => {
  expect(alone('Sugar.', 'Pecan Box')).toContain('allergen=nut')
  expect(alone('Sugar.', 'Box', 'Azúcar, avellanas.')).toContain('allergen=hazelnut')
})

test('nothing is declared without a list of ingredients', () => {
  expect(alone()).toEqual([])
  expect(alone(' ')).toEqual([])
})

test('a set has the allergens of its parts, and is declared if all of them are', () => {
  const members = [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 1 },
  ]
  const set = { ...product(), members }
  const parts = [product('Milk.'), product('Egg.')]
  const whole = toAllergenTokens({ product: set, variants: [], parts })
  expect(whole).toEqual(expect.arrayContaining(['declared=yes', 'allergen=milk', 'allergen=egg']))
  const others = [[product('Milk.'), product()], [product('Milk.')]]
  for (const some of others) {
    const partly = toAllergenTokens({ product: set, variants: [], parts: some })
    expect(partly).not.toContain('declared=yes')
  }
})
