import { createRequire } from 'node:module'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawShopMap } from './shop-map/draw-shop-map'
import { say } from './shop/progress'

const FILE = 'app/static/shop-map.svg'

const require = createRequire(path.resolve('package.json'))
const readAtlas = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'))

/** `npm run shop-map`: draws the map that the shops are shown on, of the Census Bureau's and Natural Earth's lines. */
const svg = drawShopMap(
  readAtlas('us-atlas/states-10m.json'),
  readAtlas('world-atlas/countries-50m.json'),
)
writeFileSync(FILE, svg)
say(`${FILE}: ${Math.round(svg.length / 1024)} kB`)
