import { COLORS } from '@rules/colors'
import { variable } from './token-names'

/**
 * The single source of all design values (of colors: `rules/colors`). `tokens.css` contains the
 * same values as variables, and a test keeps both equal. CSS modules use the variables, and Chakra
 * recipes use the token names (`system.ts`).
 */
export const tokens = {
  color: COLORS,
  font: {
    heading:
      "'Fraunces Display', 'Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback DejaVu', serif",
    text: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Roboto', 'Figtree Fallback DejaVu', sans-serif",
  },
  // The larger sizes grow with the window between widths of 375 and 1280 px.
  text: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)',
    '2xl': 'clamp(1.5rem, 1.34rem + 0.66vw, 2rem)',
    '3xl': 'clamp(1.875rem, 1.56rem + 1.33vw, 2.75rem)',
    '4xl': 'clamp(2.5rem, 1.92rem + 2.43vw, 4.25rem)',
  },
  leading: { tight: '1.1', snug: '1.3', normal: '1.6' },
  weight: { light: '340', normal: '400', medium: '500', strong: '600' },
  space: {
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.5rem',
    '6': '2rem',
    '7': '3rem',
    '8': '4rem',
    '9': '6rem',
    section: 'clamp(2.25rem, 1.6rem + 2.6vw, 4rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.7vw, 3rem)',
  },
  size: { container: '94rem', prose: '42rem', sheet: '425px', control: '3rem', header: '5.5rem' },
  radius: { sm: '2px', md: '4px', lg: '10px', round: '999px' },
  shadow: {
    low: '0 1px 2px rgb(43 23 16 / 0.06)',
    raised: '0 12px 32px -12px rgb(43 23 16 / 0.22)',
    high: '0 24px 64px -16px rgb(43 23 16 / 0.34)',
  },
  motion: {
    quick: '140ms',
    calm: '280ms',
    slow: '520ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  z: { header: '20', menu: '30', chat: '35', consent: '40', dialog: '50', toast: '55', skip: '60' },
} as const

/**
 * The colors that differ between sites. A site names its accent in `config/sites.js`, and the html
 * element has it as `data-accent`. Burgundy is the default and needs no attribute.
 */
export const accents = {
  forest: {
    accent: '#1f4d3a',
    accentStrong: '#143629',
    accentSoft: '#e4eee2',
    onAccent: '#f8fbf1',
    focus: '#1f4d3a',
    cocoa: '#16281f',
    onCocoa: '#eaf0dc',
  },
  ember: {
    accent: '#98400f',
    accentStrong: '#742e08',
    accentSoft: '#fae8d6',
    onAccent: '#fff8ee',
    focus: '#98400f',
    cocoa: '#3d1d0c',
    onCocoa: '#faead6',
  },
} as const satisfies Record<string, Partial<Record<keyof typeof tokens.color, string>>>

/** Returns the tokens as CSS custom properties: `color.inkSoft` → `--color-ink-soft`. */
export function cssVariables(): string {
  const root = Object.entries(tokens).map(([group, values]) => declarations(group, values))
  const sites = Object.entries(accents).map(
    ([accent, colors]) => `[data-accent='${accent}'] {\n${declarations('color', colors)}\n}\n`,
  )
  return [`:root {\n${root.join('\n')}\n}\n`, ...sites].join('\n')
}

function declarations(group: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `  ${variable(group, name)}: ${value};`)
    .join('\n')
}
