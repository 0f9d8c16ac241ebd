import {
  createSystem,
  defineConfig,
  type RecipeDefinition,
  type RecipeVariantRecord,
} from '@chakra-ui/react/styled-system'
import { alertRecipe } from './recipes/alert-recipe'
import { breadcrumbRecipe } from './recipes/breadcrumb-recipe'
import { inputRecipe, nativeSelectRecipe, textareaRecipe } from './recipes/control-recipes'
import { fieldRecipe } from './recipes/field-recipe'
import { variablesOf } from './token-names'

const colors = { values: variablesOf('color') }
const spaces = { values: variablesOf('space') }
const sizes = { values: variablesOf('size') }

/**
 * Chakra with our design values and recipes only: no preset, no reset, no variables. For a property
 * that is not listed in `utilities`, Chakra silently outputs a token's name as CSS;
 * `system.test.ts` checks that no recipe does this.
 */
export const system = createSystem(
  defineConfig({
    preflight: false,
    theme: {
      // recipes of components that a first visit needs; components in lazy chunks pass theirs as
      // `recipe`
      recipes: { input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: {
        alert: alertRecipe,
        breadcrumb: breadcrumbRecipe,
        field: fieldRecipe,
        nativeSelect: nativeSelectRecipe,
      },
    },
    // cascade layers are not needed: the style element precedes the style sheet (ui/style-cache.ts)
    disableLayers: true,
    utilities: {
      color: colors,
      background: colors,
      borderColor: colors,
      outlineColor: colors,
      textDecorationColor: colors,
      padding: spaces,
      paddingBlock: spaces,
      paddingInline: spaces,
      paddingRight: spaces,
      margin: spaces,
      marginBottom: spaces,
      gap: spaces,
      rowGap: spaces,
      columnGap: spaces,
      right: spaces,
      minHeight: sizes,
      width: sizes,
      maxWidth: sizes,
      borderRadius: { values: variablesOf('radius') },
      boxShadow: { values: variablesOf('shadow') },
      fontFamily: { values: variablesOf('font') },
      fontSize: { values: variablesOf('text') },
      fontWeight: { values: variablesOf('weight') },
      lineHeight: { values: variablesOf('leading') },
      zIndex: { values: variablesOf('z') },
    },
  }),
)

/**
 * Returns a recipe for `chakra(tag, …)` that is built only once; Chakra would build a plain recipe
 * again at every rendering. The types of Chakra's factory accept plain recipes only, so the result
 * is both a plain and a built recipe.
 */
export function builtOnce<T extends RecipeVariantRecord>(recipe: RecipeDefinition<T>) {
  return Object.assign(system.cva(recipe), recipe)
}
