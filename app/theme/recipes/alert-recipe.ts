import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const alertRecipe = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      gap: '3',
      padding: '4',
      borderRadius: 'md',
      borderLeft: '3px solid',
      '& svg': { marginTop: '0.15em' },
    },
    title: { fontWeight: 'strong', textWrap: 'pretty' },
  },
  variants: {
    status: {
      neutral: { root: { borderColor: 'gold', background: 'sunken' } },
      success: { root: { borderColor: 'success', background: 'successSoft', color: 'success' } },
      warning: { root: { borderColor: 'goldDeep', background: 'sunken' } },
      error: { root: { borderColor: 'error', background: 'errorSoft', color: 'error' } },
    },
  },
})
