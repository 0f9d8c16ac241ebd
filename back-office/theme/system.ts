import { defaultConfig } from '@chakra-ui/react/preset'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'

/** Refers to a CSS variable of `app/theme/tokens.css`, which the page loads. */
const token = (name: string) => ({ value: `var(--${name})` })
const color = (name: string) => token(`color-${name}`)

/** Color palette under Chakra's names, for active, selected and hovered states. */
const palette = (solid: string, soft: string, text: string) => ({
  contrast: color('on-accent'),
  fg: color(text),
  subtle: color(soft),
  muted: color(soft),
  emphasized: color('line'),
  solid: color(solid),
  focusRing: color('focus'),
  border: color('line-strong'),
})

/** Chakra's recipes with the shop's design tokens, so that the back office looks like the shop. */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    globalCss: {
      html: { colorPalette: 'brand' },
      body: { background: 'bg', color: 'fg', fontFamily: 'body' },
      // phones zoom in on a field with smaller text
      'input, select, textarea': { '@media (pointer: coarse)': { fontSize: '1rem !important' } },
      // paper has no use for what is pressed or typed in
      'header[aria-label="Back office"], button, [data-scope=field]': {
        '@media print': { display: 'none !important' },
      },
      'section, li, tr': { '@media print': { breakInside: 'avoid' } },
    },
    theme: {
      recipes: { badge: { defaultVariants: { variant: 'surface' } } },
      slotRecipes: {
        // keeps a dialog on a phone away from the edges of the screen
        dialog: { slots: [], base: { positioner: { paddingInline: { base: '3', sm: '0' } } } },
      },
      tokens: { fonts: { body: token('font-text'), heading: token('font-heading') } },
      semanticTokens: {
        radii: { l1: { value: '4px' }, l2: { value: '6px' }, l3: { value: '10px' } },
        colors: {
          bg: {
            DEFAULT: color('page'),
            subtle: color('sunken'),
            muted: color('sunken'),
            emphasized: color('line'),
            inverted: color('cocoa'),
            panel: color('surface'),
            error: color('error-soft'),
            warning: color('accent-soft'),
            success: color('success-soft'),
            info: color('sunken'),
          },
          fg: {
            DEFAULT: color('ink'),
            muted: color('ink-soft'),
            subtle: color('ink-faint'),
            inverted: color('on-cocoa'),
            error: color('error'),
            warning: color('gold-deep'),
            success: color('success'),
            info: color('ink-soft'),
          },
          border: {
            DEFAULT: color('line'),
            muted: color('line'),
            subtle: color('sunken'),
            emphasized: color('line-strong'),
            inverted: color('cocoa'),
            error: color('error'),
          },
          brand: palette('accent', 'accent-soft', 'accent'),
          gray: palette('ink-soft', 'sunken', 'ink'),
          green: palette('success', 'success-soft', 'success'),
          red: palette('error', 'error-soft', 'error'),
          blue: palette('ink-soft', 'sunken', 'ink'),
          orange: palette('gold-deep', 'sunken', 'gold-deep'),
        },
      },
    },
  }),
)
