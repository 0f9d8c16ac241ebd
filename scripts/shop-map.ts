import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawShopMap } from './shop-map/draw-shop-map'
import { say } from './shop/progress'

const FILE = 'app/static/shop-map.svg'

const require = createRequire(path.resolve('package.json'))
const readAtlas = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'))

/**
 * `npm run shop-map`: draws the map of the shop finder from data of the Census Bureau and Natural
 * Earth.
 */
const svg = drawShopMap(
  readAtlas('us-atlas/states-10m.json'),
  readAtlas('world-atlas/countries-50m.json'),
)
writeFileSync(FILE, svg)
say(`${FILE}: ${Math.round(svg.length / 1024)} kB`)
