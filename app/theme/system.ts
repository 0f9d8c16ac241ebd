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
import { variablesOf } from './tokens'

const colors = { values: variablesOf('color') }
const spaces = { values: variablesOf('space') }
const sizes = { values: variablesOf('size') }

/**
 * Chakra with our design values and recipes, and nothing of its own: no preset, no reset, no
 * variables. A property that is not listed in `utilities` takes names of tokens for CSS, silently:
 * `system.test.ts` holds every recipe to that.
 */
export const system = createSystem(
  defineConfig({
    preflight: false,
    theme: {
      // of parts that a first visit needs; a part in a lazy chunk brings its own, as `recipe`
      recipes: { input: inputRecipe, textarea: textareaRecipe },
      slotRecipes: {
        alert: alertRecipe,
        breadcrumb: breadcrumbRecipe,
        field: fieldRecipe,
        nativeSelect: nativeSelectRecipe,
      },
    },
    // the style element stands before the style sheet instead: see ui/style-cache.ts
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
 * A recipe for `chakra(tag, …)`, built once: a plain one is built again at every rendering. The
 * types of Chakra's factory know plain recipes only, so that it is both.
 */
export function builtOnce<T extends RecipeVariantRecord>(recipe: RecipeDefinition<T>) {
  return Object.assign(system.cva(recipe), recipe)
}
