import { defineRecipe } from '@chakra-ui/react/styled-system'

const TRANSITION = ['background-color', 'border-color', 'color']
  .map((property) => `${property} var(--motion-calm) var(--motion-ease)`)
  .join(', ')

/** Excludes disabled buttons without raising the specificity above that of `:hover`. */
const HOVER = '&:hover:where(:not(:disabled))'

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'control',
    paddingBlock: '2',
    paddingInline: '6',
    border: '1px solid transparent',
    borderRadius: 'sm',
    fontWeight: 'strong',
    fontSize: 'md',
    lineHeight: 'snug',
    letterSpacing: '0.01em',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: TRANSITION,
    '&:disabled': {
      background: 'sunken',
      borderColor: 'sunken',
      color: 'inkFaint',
      cursor: 'not-allowed',
    },
    '& > [data-part=label]': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    // while the action is running, a spinner covers the label, which keeps its space
    '&[aria-busy=true] > [data-part=label]': { opacity: 0 },
    '&[aria-busy=true] > :last-child': { position: 'absolute' },
  },
  variants: {
    variant: {
      primary: {
        background: 'accent',
        color: 'onAccent',
        [HOVER]: { background: 'accentStrong' },
      },
      secondary: {
        background: 'transparent',
        borderColor: 'accent',
        color: 'accent',
        [HOVER]: { background: 'accent', color: 'onAccent' },
      },
      quiet: {
        paddingInline: '2',
        // its words, not its padding and border, begin where a line or a column does
        marginInlineStart: 'calc(-1 * var(--space-2) - 1px)',
        ':where(button, a) + &': { marginInlineStart: 0 },
        color: 'accent',
        textDecoration: 'underline',
        textDecorationColor: 'gold',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.35em',
        [HOVER]: { textDecorationColor: 'currentcolor' },
        '&:disabled': { background: 'none', borderColor: 'transparent' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: '2.5rem', paddingBlock: '1', paddingInline: '4', fontSize: 'sm' },
    },
    isWide: { true: { width: '100%' } },
  },
  compoundVariants: [
    { variant: 'quiet', size: 'sm', css: { paddingInline: '2' } },
    { variant: 'quiet', isWide: true, css: { marginInlineStart: 0 } },
  ],
  defaultVariants: { variant: 'primary', size: 'md' },
})
