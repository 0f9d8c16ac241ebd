import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { recipeBlocks } from './testing/recipe-blocks'
import { accents, tokens } from './tokens'

type ColorName = keyof typeof tokens.color

/** Minimum contrast ratios of WCAG 2.2: for text, and for controls, states and focus outlines. */
const TEXT = 4.5
const GRAPHIC = 3

/** Light backgrounds on which text in the page's own colors appears. */
const LIGHT_GROUNDS = ['page', 'surface', 'sunken', 'accentSoft'] as const
/** Colors for text on dark backgrounds or for graphics. They are tested in `PAIRS` instead. */
const NOT_ON_LIGHT = ['onAccent', 'onCocoa', 'gold', 'line', 'lineStrong']

const PAIRS: readonly (readonly [ColorName, ColorName, number])[] = [
  ['onAccent', 'accent', TEXT],
  ['onAccent', 'accentStrong', TEXT],
  ['onCocoa', 'cocoa', TEXT],
  ['onAccent', 'success', GRAPHIC],
  ['success', 'successSoft', TEXT],
  ['error', 'errorSoft', TEXT],
  ['ink', 'successSoft', TEXT],
  ['ink', 'errorSoft', TEXT],
  ['gold', 'page', GRAPHIC],
  ['gold', 'surface', GRAPHIC],
  ['gold', 'cocoa', GRAPHIC],
  ['lineStrong', 'page', GRAPHIC],
  ['lineStrong', 'surface', GRAPHIC],
  ['focus', 'page', GRAPHIC],
  ['focus', 'surface', GRAPHIC],
  ['focus', 'sunken', GRAPHIC],
]

const sites = { burgundy: {}, ...accents }
const siteColors = Object.entries(sites).map(
  ([accent, colors]) => [accent, { ...tokens.color, ...colors }] as const,
)

describe.each(siteColors)('%s', (_accent, colors: Record<ColorName, string>) => {
  test.each(PAIRS)('%s on %s has enough contrast', (front, ground, least) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(least)
  })

  test.each(textColorsInUse())('text in %s is readable on every light background', (name) => {
    const failing = LIGHT_GROUNDS.filter(
      (ground) => contrast(colors[name], colors[ground]) < TEXT,
    ).map((ground) => `${ground}: ${contrast(colors[name], colors[ground]).toFixed(2)}`)
    expect(failing).toEqual([])
  })

  test('a CSS rule that sets text and background color has enough contrast', () => {
    const failing = rules()
      .filter(({ selector }) => !/:disabled/.test(selector))
      .flatMap(({ file, selector, text, ground }) => {
        if (!text || !ground) return []
        const ratio = contrast(colors[text], colors[ground])
        return ratio < TEXT ? [`${file} ${selector}: ${ratio.toFixed(2)}`] : []
      })
    expect(failing).toEqual([])
  })
})

/** Every text color used in a style sheet or recipe. */
function textColorsInUse(): ColorName[] {
  const names = rules().flatMap(({ text }) => (text ? [text] : []))
  return [...new Set(names)].filter((name) => !NOT_ON_LIGHT.includes(name)).sort()
}

function rules() {
  return [...sheetRules(), ...recipeRules()]
}

function recipeRules() {
  return recipeBlocks().map(({ file, place, declarations: { color, background } }) => ({
    file,
    selector: place,
    text: colorNamed(color),
    ground: colorNamed(background),
  }))
}

function colorNamed(value: unknown): ColorName | undefined {
  return typeof value === 'string' && isColorName(value) ? value : undefined
}

function sheetRules() {
  const app = path.join(__dirname, '..')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(path.join(app, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
      return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        file,
        selector: selector.trim(),
        text: colorIn(/(?:^|[\s;])color:\s*var\(--color-([a-z-]+)\)/, body),
        ground: colorIn(/background(?:-color)?:\s*var\(--color-([a-z-]+)\)/, body),
      }))
    })
}

function colorIn(pattern: RegExp, body: string): ColorName | undefined {
  const name = pattern
    .exec(body)?.[1]
    ?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return isColorName(name) ? name : undefined
}

function isColorName(name: string | undefined): name is ColorName {
  return name !== undefined && name in tokens.color
}

/** The contrast ratio of two `#rrggbb` colors. */
function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
