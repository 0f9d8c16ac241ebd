import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

const control = {
  width: '100%',
  minHeight: 'control',
  paddingBlock: '2',
  paddingInline: '4',
  border: '1px solid var(--color-line-strong)',
  borderRadius: 'sm',
  background: 'surface',
  color: 'ink',
  fontSize: 'md',
  lineHeight: 'snug',
  transition: 'border-color var(--motion-quick) var(--motion-ease)',
  '&::placeholder': { color: 'inkFaint', opacity: 1 },
  '&:hover': { borderColor: 'inkSoft' },
  '&:focus-visible': { outlineOffset: '1px' },
  '&[aria-invalid=true]': {
    borderColor: 'error',
    boxShadow: 'inset 0 0 0 1px var(--color-error)',
  },
  '&:disabled': { background: 'sunken', color: 'inkFaint' },
} as const

export const inputRecipe = defineRecipe({ base: control })

export const textareaRecipe = defineRecipe({
  base: { ...control, display: 'block', resize: 'vertical' },
})

export const nativeSelectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: { ...control, appearance: 'none', paddingRight: '7' },
    indicator: {
      position: 'absolute',
      right: '4',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'inkSoft',
    },
  },
})
