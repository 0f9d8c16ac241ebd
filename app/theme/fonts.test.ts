import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * In em: average width of English text at weight 400, and the heights above and below the baseline.
 */
const FIGTREE = { width: 0.4495, ascent: 0.95, descent: 0.25 }
const FRAUNCES = { width: 0.4371, ascent: 0.978, descent: 0.255 }
const WIDTHS = {
  Georgia: 0.4458,
  'Times New Roman': 0.4063,
  'DejaVu Serif': 0.5145,
  Arial: 0.4458,
  Roboto: 0.4448,
  'DejaVu Sans': 0.5091,
}

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8')

function fallback(family: string) {
  const face = css.split('@font-face').find((rule) => rule.includes(`'${family}'`)) ?? ''
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100
  return {
    size: percent('size-adjust'),
    ascent: percent('ascent-override'),
    descent: percent('descent-override'),
  }
}

test.each([
  ['Fraunces Fallback', 'Georgia', FRAUNCES],
  ['Fraunces Fallback Times', 'Times New Roman', FRAUNCES],
  ['Fraunces Fallback DejaVu', 'DejaVu Serif', FRAUNCES],
  ['Figtree Fallback', 'Arial', FIGTREE],
  ['Figtree Fallback Roboto', 'Roboto', FIGTREE],
  ['Figtree Fallback DejaVu', 'DejaVu Sans', FIGTREE],
] as const)('%s adjusts %s to the width and height of the real font', (family, system, real) => {
  const { size, ascent, descent } = fallback(family)
  expect(size * WIDTHS[system]).toBeCloseTo(real.width, 2)
  expect(size * ascent).toBeCloseTo(real.ascent, 2)
  expect(size * descent).toBeCloseTo(real.descent, 2)
})
