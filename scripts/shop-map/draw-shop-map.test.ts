import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROJECTIONS, toMapPoint } from '../../app/rules/shop-map'
import { drawShopMap, toD3 } from './draw-shop-map'

const readAtlas = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'))

const svg = drawShopMap(
  readAtlas('us-atlas/states-10m.json'),
  readAtlas('world-atlas/countries-50m.json'),
)

test('the map that is served is the one that is drawn', () => {
  expect(readFileSync(path.join(__dirname, '../../app/static/shop-map.svg'), 'utf8')).toBe(svg)
})

test('every state can be shown by its code', () => {
  expect(svg.match(/<path id="[A-Z]{2}"/g)).toHaveLength(51)
  for (const part of ['neighbors', 'mainland', 'alaska', 'hawaii']) {
    expect(svg).toContain(`<g id="${part}"`)
  }
})

test.each([
  ['San Francisco', 37.788, -122.406, 'mainland'],
  ['Vancouver', 49.284, -123.124, 'mainland'],
  ['Miami', 25.76, -80.19, 'mainland'],
  ['Boston', 42.36, -71.06, 'mainland'],
  ['Anchorage', 61.22, -149.9, 'alaska'],
  ['Honolulu', 21.31, -157.86, 'hawaii'],
] as const)('%s lies where the drawing has it', (_town, latitude, longitude, part) => {
  const [x = 0, y = 0] = toD3(PROJECTIONS[part])([longitude, latitude]) ?? []
  const point = toMapPoint({ latitude, longitude })
  expect(point?.x).toBeCloseTo(x, 6)
  expect(point?.y).toBeCloseTo(y, 6)
})
