import { COLORS } from '../../../rules/colors'

export interface MailColors {
  page: string
  surface: string
  sunken: string
  ink: string
  inkSoft: string
  line: string
  gold: string
  accent: string
  onAccent: string
}

const DARK = {
  page: '#1a0f0a',
  surface: '#261812',
  sunken: '#33221a',
  ink: '#f7ead8',
  inkSoft: '#cdb8a4',
  line: '#4a352a',
  gold: '#c9a367',
}

/** The share of white mixed into an accent color, so that it is readable on a dark background. */
const LIGHTENED = 0.6

/** @param accent `#rrggbb` */
export function toMailColors(accent: string): { light: MailColors; dark: MailColors } {
  const pale = lighten(accent, LIGHTENED)
  const { page, surface, sunken, ink, inkSoft, line, gold, onAccent } = COLORS
  return {
    light: {
      page,
      surface,
      sunken,
      ink,
      inkSoft,
      line,
      gold,
      accent,
      onAccent: isReadable(onAccent, accent) ? onAccent : ink,
    },
    dark: { ...DARK, accent: pale, onAccent: DARK.page },
  }
}

/** Returns whether text of one color is readable on the other (WCAG 2.2, 1.4.3). */
export function isReadable(one: string, other: string): boolean {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05) >= 4.5
}

const channels = (color: string) =>
  [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16))

function lighten(color: string, share: number): string {
  const mixed = channels(color).map((value) => Math.round(value + (255 - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
