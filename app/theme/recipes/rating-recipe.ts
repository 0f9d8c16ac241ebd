import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const ratingRecipe = defineSlotRecipe({
  slots: ['label', 'control', 'item'],
  base: {
    label: { fontSize: 'sm', fontWeight: 'medium' },
    control: { display: 'flex', alignItems: 'center', minHeight: 'control' },
    item: {
      paddingInline: '1',
      borderRadius: 'sm',
      color: 'line',
      fontSize: '2rem',
      lineHeight: '1.25',
      cursor: 'pointer',
      WebkitTextStroke: '1px var(--color-gold-deep)',
      '&[data-highlighted], [role=radiogroup]:hover > &': { color: 'gold' },
      '[role=radiogroup] > :hover ~ &': { color: 'line' },
      '&:focus-visible': { outlineOffset: '2px' },
      // the colors of stars are the rating
      forcedColorAdjust: 'none',
    },
  },
})
