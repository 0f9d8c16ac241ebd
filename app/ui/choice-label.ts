import { chakra } from '@chakra-ui/react/styled-system'
import { choiceRecipe } from '@/theme/recipes/choice-recipes'
import { builtOnce } from '@/theme/system'

/**
 * The label around a native checkbox or radio button, with text and hint (`data-part="hint"`).
 * Chakra's own controls are not used: they stay checked when their form is reset.
 */
export const ChoiceLabel = chakra('label', builtOnce(choiceRecipe))
