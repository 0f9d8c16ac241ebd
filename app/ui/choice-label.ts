import { chakra } from '@chakra-ui/react/styled-system'
import { choiceRecipe } from '@/theme/recipes/choice-recipes'
import { builtOnce } from '@/theme/system'

/**
 * Around a native checkbox or radio button, its words and its hint (`data-part="hint"`). Chakra's own
 * stay checked when their form is reset.
 */
export const ChoiceLabel = chakra('label', builtOnce(choiceRecipe))
