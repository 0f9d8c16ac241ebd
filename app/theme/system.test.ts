import { system } from './system'
import { recipeBlocks } from './testing/recipe-blocks'
import { cssVariables, tokens } from './tokens'

const KEYWORDS = ['none', 'transparent', 'inherit', 'currentcolor', 'auto', '0', 'Highlight']
const TOKEN_NAMES = Object.values(tokens).flatMap((group) => Object.keys(group))
/** For these properties, a number is a plain CSS number even if a token has the same name. */
const UNITLESS = ['opacity', 'zIndex', 'gridColumn', 'strokeWidth']

const declarations = recipeBlocks().flatMap(({ file, place, declarations }) =>
  Object.entries(declarations).map(([property, value]) => ({ file, place, property, value })),
)

test('recipes are found', () => {
  expect(declarations.length).toBeGreaterThan(20)
})

test('every token name in a recipe becomes its CSS variable', () => {
  const literal = declarations.filter(({ property, value }) => {
    const isName = typeof value === 'string' && TOKEN_NAMES.includes(value)
    return isName && !UNITLESS.includes(property) && cssOf(property, value) === value
  })
  expect(literal).toEqual([])
})

test('a property that takes tokens uses only tokens or CSS keywords', () => {
  const unknown = declarations.filter(({ property, value }) => {
    const takesTokens = property in (system._config.utilities ?? {})
    const isWord = typeof value === 'string' && /^[\w-]+$/.test(value) && !/^\d.*\D$/.test(value)
    return takesTokens && isWord && !KEYWORDS.includes(value) && cssOf(property, value) === value
  })
  expect(unknown).toEqual([])
})

/** Variables that Chakra sets on each toast. */
const OF_A_TOAST = '--x: --y: --height: --opacity:'

test('recipes use existing CSS variables only', () => {
  const known = cssVariables() + OF_A_TOAST
  const asked = declarations.flatMap(({ value }) => String(value).match(/--[\w-]+/g) ?? [])
  expect(asked.filter((name) => !known.includes(`${name}:`))).toEqual([])
})

function cssOf(property: string, value: string): unknown {
  return system.utility.transform(property, value)?.[property]
}
