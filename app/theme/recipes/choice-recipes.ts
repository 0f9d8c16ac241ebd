import { defineRecipe } from '@chakra-ui/react/styled-system'

const CHECK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23fff8ee' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m5 10.5 3.5 3.5L15 7'/%3E%3C/svg%3E\")"

export const choiceRecipe = defineRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'start',
    fontSize: 'md',
    cursor: 'pointer',
    '& > input': {
      appearance: 'none',
      width: '1.25rem',
      height: '1.25rem',
      margin: '0.15rem 0 0',
      border: '1px solid var(--color-line-strong)',
      borderRadius: 'sm',
      background: 'surface',
      cursor: 'pointer',
    },
    '& > input[type=radio]': { borderRadius: 'round' },
    '& > input:checked': { borderColor: 'accent', background: 'accent' },
    '& > input[type=checkbox]:checked': {
      background: `var(--color-accent) ${CHECK} center / 100% no-repeat`,
    },
    '& > input[type=radio]:checked': { boxShadow: 'inset 0 0 0 4px var(--color-surface)' },
    '& > input[aria-invalid=true], [aria-invalid=true] & > input': { borderColor: 'error' },
    '& > input:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '& > [data-part=hint]': { gridColumn: '2', fontSize: 'sm', color: 'inkSoft' },
    // forced colors hide the drawn marks (they are backgrounds), so the native controls are shown
    '@media (forced-colors: active)': { '& > input': { appearance: 'auto' } },
  },
})

/** A tile that is clickable as a whole. Its radio button is invisible but still takes the focus. */
export const choiceTileRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    paddingInline: '4',
    border: '1px solid var(--color-line-strong)',
    borderRadius: 'sm',
    background: 'surface',
    fontSize: 'md',
    cursor: 'pointer',
    transition:
      'border-color var(--motion-quick) var(--motion-ease), box-shadow var(--motion-quick) var(--motion-ease)',
    '& > input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' },
    '&:hover': { borderColor: 'accent' },
    '&:has(> input:checked)': {
      borderColor: 'accent',
      boxShadow: 'inset 0 0 0 1px var(--color-accent)',
      background: 'accentSoft',
    },
    '&:has(> input:focus-visible)': {
      outline: '2px solid var(--color-focus)',
      outlineOffset: '3px',
    },
    // not available in combination with the earlier choices
    '&:has(> input:disabled), & > input:disabled': { cursor: 'not-allowed' },
    '&:has(> input:disabled):hover': { borderColor: 'lineStrong' },
    '@media (forced-colors: active)': {
      '&:has(> input:checked)': { borderWidth: '3px', borderColor: 'Highlight' },
    },
  },
  variants: {
    isRoomy: {
      true: {
        gap: '3',
        paddingBlock: '2',
        paddingInline: 'var(--space-2) var(--space-4)',
        borderRadius: 'md',
      },
    },
    isGone: {
      true: { borderStyle: 'dashed', color: 'inkFaint', textDecoration: 'line-through' },
    },
  },
  compoundVariants: [{ isRoomy: true, isGone: true, css: { textDecoration: 'none' } }],
})
