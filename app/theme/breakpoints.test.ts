import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { breakpoints } from './breakpoints'

test('the named breakpoints are those of the theme [CON-002]', () => {
  expect(breakpoints).toEqual({ xs: 576, sm: 768, md: 1024, lg: 1440, xl: 1280, '2xl': 1536 })
})

test('style sheets use breakpoints at 768 and 1023 px, and none close to them [CON-001]', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const sheets = files.filter((file) => file.endsWith('.css'))
  const bounds = sheets.flatMap((file) =>
    [...readFileSync(path.join('app', file), 'utf8').matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
      ([, side, width]) => ({ file, side, width: Number(width) }),
    ),
  )
  expect(bounds.length).toBeGreaterThan(40)
  const isNear = (width: number) => [768, 1024].some((edge) => Math.abs(width - edge) < 40)
  const wrong = bounds.filter(
    ({ side, width }) =>
      isNear(width) && !(side === 'min' ? [769, 1024] : [768, 1023]).includes(width),
  )
  expect(wrong).toEqual([])
})
