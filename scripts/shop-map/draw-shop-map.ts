import { geoConicEqualArea, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo'
import { feature, merge } from 'topojson-client'
import {
  INSET_BOXES,
  INSET_STATES,
  MAP_SHEET,
  PROJECTIONS,
  type ConicProjection,
  type MapBox,
} from '../../app/rules/shop-map'
import { RelativePath } from './relative-path'

/** Postal codes by FIPS 5-2: the states and the District of Columbia. */
const STATE_CODES: Readonly<Record<string, string>> = Object.fromEntries(
  `01 AL 02 AK 04 AZ 05 AR 06 CA 08 CO 09 CT 10 DE 11 DC 12 FL 13 GA 15 HI 16 ID 17 IL 18 IN 19 IA
20 KS 21 KY 22 LA 23 ME 24 MD 25 MA 26 MI 27 MN 28 MS 29 MO 30 MT 31 NE 32 NV 33 NH 34 NJ 35 NM 36 NY
37 NC 38 ND 39 OH 40 OK 41 OR 42 PA 44 RI 45 SC 46 SD 47 TN 48 TX 49 UT 50 VT 51 VA 53 WA 54 WV 55 WI
56 WY`
    .match(/\d\d [A-Z]{2}/g)
    ?.map((pair) => pair.split(' ')) ?? [],
)

/** Steps per unit of the sheet: shapes that can be zoomed need a finer resolution. */
const FINE = 100
const COARSE = 10
/** The visible neighbors, by ISO 3166-1: Canada, Mexico, the Bahamas, Cuba. */
const NEIGHBORS = new Set(['124', '484', '044', '192'])

/**
 * Draws the map as an SVG of named parts without a color: `neighbors`, `mainland`, `alaska`,
 * `hawaii`, and every state by its postal code. The page shows parts of the map and colors them.
 */
export function drawShopMap(states: unknown, countries: unknown): string {
  const country = readTopology(states, 'states')
  const world = readTopology(countries, 'countries')
  const around = world.objects.layer.geometries
    .filter(({ id }) => NEIGHBORS.has(String(id)))
    .filter(isArea)
  const neighbors = draw(merge(world, around), PROJECTIONS.mainland, MAP_SHEET, COARSE)

  const shapes = feature(country, country.objects.layer).features.flatMap((state) => {
    const code = STATE_CODES[String(state.id)]
    return code === undefined ? [] : [{ code, state }]
  })
  const insets: readonly string[] = Object.values(INSET_STATES)
  const mainland = shapes
    .filter(({ code }) => !insets.includes(code))
    .map(({ code, state }) => path(code, draw(state, PROJECTIONS.mainland, MAP_SHEET, FINE)))
  const inset = (part: keyof typeof INSET_STATES) => {
    const shape = shapes.find(({ code }) => code === INSET_STATES[part])
    if (!shape) throw new Error(`The atlas has no ${part}.`)
    return path(shape.code, draw(shape.state, PROJECTIONS[part], INSET_BOXES[part], FINE))
  }
  const { width, height } = MAP_SHEET
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<g id="neighbors" transform="scale(${1 / COARSE})">${line(neighbors)}</g>`,
    `<g id="mainland" transform="scale(${1 / FINE})">${mainland.join('\n')}</g>`,
    ...(['alaska', 'hawaii'] as const).map(
      (part) => `<g id="${part}" transform="scale(${1 / FINE})">${inset(part)}</g>`,
    ),
    '</svg>\n',
  ].join('\n')
}

// Lines keep their width at every zoom level.
const line = (d: string) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`
const path = (id: string, d: string) => line(d).replace('<path', `<path id="${id}"`)

function draw(
  shape: GeoPermissibleObjects,
  projection: ConicProjection,
  { x, y, width, height }: MapBox,
  unit: number,
): string {
  const pen = new RelativePath(unit)
  const clipped = toD3(projection).clipExtent([
    [x, y],
    [x + width, y + height],
  ])
  geoPath(clipped, pen)(shape)
  return pen.take()
}

/** The projection of `toMapPoint` as a d3-geo projection. */
export function toD3({
  parallels,
  meridian,
  focus,
  origin,
  scale,
}: ConicProjection): GeoProjection {
  return geoConicEqualArea()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .center([focus.longitude - meridian, focus.latitude])
    .scale(scale)
    .translate([origin.x, origin.y])
}

type Topology = Parameters<typeof merge>[0]
type Shape = Topology['objects'][string]
type Area = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number]

interface Layered extends Topology {
  objects: { layer: Extract<Shape, { type: 'GeometryCollection' }> }
}

function readTopology(value: unknown, layer: string): Layered {
  const found = isTopology(value) ? value.objects[layer] : undefined
  if (!isTopology(value) || found?.type !== 'GeometryCollection') {
    throw new Error(`The atlas has no ${layer}.`)
  }
  return { ...value, objects: { layer: found } }
}

function isTopology(value: unknown): value is Topology {
  return typeof value === 'object' && value !== null && 'objects' in value && 'arcs' in value
}

function isArea(shape: Shape): shape is Area {
  return shape.type === 'Polygon' || shape.type === 'MultiPolygon'
}
