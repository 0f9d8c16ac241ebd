import type { MailColors } from './mail-colors.rules'

export const SERIF = "'Fraunces', Georgia, 'Times New Roman', serif"
export const SANS = "'Figtree', 'Helvetica Neue', Helvetica, Arial, sans-serif"

/**
 * CSS class → its color rules. Inline styles contain the light colors; mail clients that support it
 * show the dark ones.
 */
const COLORED: Readonly<Record<string, (colors: MailColors) => string>> = {
  'm-page': ({ page }) => `background-color:${page}`,
  'm-card': ({ surface, line }) => `background-color:${surface};border-color:${line}`,
  'm-band': ({ accent }) => `background-color:${accent}`,
  'm-ink': ({ ink }) => `color:${ink}`,
  'm-soft': ({ inkSoft }) => `color:${inkSoft}`,
  'm-accent': ({ accent }) => `color:${accent}`,
  'm-line': ({ line }) => `border-color:${line}`,
  'm-gold': ({ gold }) => `border-color:${gold}`,
  'm-sunken': ({ sunken, line }) => `background-color:${sunken};border-color:${line}`,
  'm-button': ({ accent, onAccent }) => `background-color:${accent};color:${onAccent}`,
}

/**
 * Returns the rules that inline styles cannot express: dark colors, and smaller margins on phones.
 */
export function toStyleSheet(dark: MailColors): string {
  const rules = Object.entries(COLORED).map(([name, colorsOf]) => {
    const declarations = colorsOf(dark).replaceAll(';', ' !important;')
    return `.${name}{${declarations} !important}`
  })
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
    '@media (max-width:480px){.m-inner{padding-left:20px !important;padding-right:20px !important}.m-h1{font-size:25px !important}.m-button{display:block !important;text-align:center !important}}',
  ].join('\n')
}
