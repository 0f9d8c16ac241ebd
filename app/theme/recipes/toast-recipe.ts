import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Position of a toast in `ui/toaster`: Chakra sets these variables on each toast. */
const PLACE = {
  translate: 'var(--x) var(--y)',
  height: 'var(--height)',
  opacity: 'var(--opacity)',
  transition: ['translate', 'opacity', 'height']
    .map((property) => `${property} var(--motion-calm) var(--motion-ease)`)
    .join(', '),
} as const

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      ...PLACE,
      display: 'flex',
      alignItems: 'center',
      columnGap: '1',
      width: 'min(30rem, 100vw - 2rem)',
      paddingBlock: '2',
      paddingInline: '2',
      // an edge above the dark footer
      border: '1px solid var(--color-gold)',
      borderRadius: 'md',
      background: 'cocoa',
      color: 'onCocoa',
      boxShadow: 'high',
      '&:focus-visible': { outlineColor: 'gold' },
    },
    title: { flex: 1, paddingBlock: '2', paddingInline: '3', lineHeight: 'snug' },
    actionTrigger: {
      minHeight: '2.75rem',
      paddingInline: '3',
      color: 'onCocoa',
      fontWeight: 'strong',
      textDecoration: 'underline',
      textDecorationColor: 'gold',
      textUnderlineOffset: '0.35em',
      '&:hover': { textDecorationColor: 'currentcolor' },
      '&:focus-visible': { outlineColor: 'onCocoa', outlineOffset: '-2px' },
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '2.75rem',
      minHeight: '2.75rem',
      color: 'onCocoa',
      '&:focus-visible': { outlineColor: 'onCocoa', outlineOffset: '-2px' },
    },
  },
})
