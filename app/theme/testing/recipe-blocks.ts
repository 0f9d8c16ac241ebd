import { readdirSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(__dirname, '..', 'recipes')

/**
 * The declarations at one place of a recipe, e.g. `{ background: 'accent' }` at
 * `variants.look.primary`.
 */
interface RecipeBlock {
  file: string
  place: string
  declarations: Record<string, string | number>
}

/** Returns every block of every recipe, as written in the file. */
export function recipeBlocks(): RecipeBlock[] {
  return readdirSync(FOLDER).flatMap((file) => {
    const recipes: Record<string, unknown> = jest.requireActual(path.join(FOLDER, file))
    return Object.values(recipes).flatMap((recipe) => blocksIn(file, [], recipe))
  })
}

function blocksIn(file: string, place: string[], value: unknown): RecipeBlock[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const entries = Object.entries(value)
  const declarations = Object.fromEntries(entries.filter(([, inner]) => typeof inner !== 'object'))
  return [
    { file, place: place.join(' '), declarations },
    ...entries.flatMap(([name, inner]) => blocksIn(file, [...place, name], inner)),
  ].filter(({ place }) => !/^$|defaultVariants/.test(place))
}
