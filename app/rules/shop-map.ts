/* The map of the shops: places are points on a sheet. `scripts/shop-map.ts` draws the background
   with the same projections, so that both match (docs/adr/0030). */

/** Degrees. */
export interface Place {
  latitude: number
  longitude: number
}

/** Position on the sheet, from its upper left corner. */
export interface MapPoint {
  x: number
  y: number
}

export interface MapBox extends MapPoint {
  width: number
  height: number
}

/** Albers' conic equal-area projection, which keeps areas in proportion at every latitude. */
export interface ConicProjection {
  /** The latitudes without distortion, in degrees. */
  parallels: readonly [number, number]
  /** Longitude of the central meridian, in degrees. */
  meridian: number
  /** The place that is drawn at `origin`. */
  focus: Place
  origin: MapPoint
  /** The earth's radius in units of the sheet. */
  scale: number
}

export const MAP_SHEET: MapBox = { x: 0, y: 0, width: 1000, height: 668 }

export type MapPart = 'mainland' | 'alaska' | 'hawaii'

/** States that are drawn in their own inset, by postal code. */
export const INSET_STATES = { alaska: 'AK', hawaii: 'HI' } as const

export const INSET_BOXES: Readonly<Record<keyof typeof INSET_STATES, MapBox>> = {
  alaska: { x: 16, y: 522, width: 168, height: 130 },
  hawaii: { x: 196, y: 572, width: 116, height: 80 },
}

export const PROJECTIONS: Readonly<Record<MapPart, ConicProjection>> = {
  mainland: {
    parallels: [29.5, 45.5],
    meridian: -96,
    focus: { latitude: 38.7, longitude: -96.6 },
    origin: { x: 490, y: 350 },
    scale: 1240,
  },
  alaska: {
    parallels: [55, 65],
    meridian: -154,
    focus: { latitude: 61.9, longitude: -153.5 },
    origin: { x: 103, y: 586 },
    scale: 290,
  },
  hawaii: {
    parallels: [8, 18],
    meridian: -157,
    focus: { latitude: 20.6, longitude: -157.4 },
    origin: { x: 254, y: 612 },
    scale: 1000,
  },
}

/** Returns the position of a place on the map; undefined outside the map. */
export function toMapPoint(place: Place): MapPoint | undefined {
  const part = partOf(place)
  const point = project(PROJECTIONS[part], place)
  return contains(part === 'mainland' ? MAP_SHEET : INSET_BOXES[part], point) ? point : undefined
}

function partOf({ latitude, longitude }: Place): MapPart {
  if (latitude > 51 && (longitude < -129 || longitude > 170)) return 'alaska'
  return latitude < 23.5 && longitude < -150 ? 'hawaii' : 'mainland'
}

function project(projection: ConicProjection, place: Place): MapPoint {
  const { parallels, meridian, focus, origin, scale } = projection
  const [south, north] = parallels.map((latitude) => Math.sin(toRadians(latitude)))
  const cone = ((south ?? 0) + (north ?? 0)) / 2
  const base = 1 + (south ?? 0) * (north ?? 0)
  const unfold = ({ latitude, longitude }: Place): MapPoint => {
    const radius = Math.sqrt(base - 2 * cone * Math.sin(toRadians(latitude))) / cone
    const angle = cone * toRadians(turn(longitude - meridian))
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) }
  }
  const center = unfold(focus)
  const point = unfold(place)
  return {
    x: origin.x + scale * (point.x - center.x),
    y: origin.y + scale * (point.y - center.y),
  }
}

/** Normalizes degrees to -180 to 180: the Aleutians lie on both sides of the date line. */
function turn(degrees: number): number {
  return ((degrees + 540) % 360) - 180
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function contains({ x, y, width, height }: MapBox, point: MapPoint): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

/** Margin around the points as a fraction of their extent, so that the surroundings are visible. */
const MARGIN = 0.22

/**
 * Returns the rectangle of the sheet that shows all points with a margin.
 * @param closest minimum width: at a higher zoom the coastlines become too coarse
 */
export function fitBox(points: readonly MapPoint[], closest: number): MapBox {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  if (points.length === 0) return MAP_SHEET
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const ratio = MAP_SHEET.width / MAP_SHEET.height
  const needed = Math.max(right - left, (bottom - top) * ratio) * (1 + 2 * MARGIN)
  const width = Math.min(MAP_SHEET.width, Math.max(closest, needed))
  const height = width / ratio
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  return {
    x: within((left + right - width) / 2, MAP_SHEET.width - width),
    y: within((top + bottom - height) / 2, MAP_SHEET.height - height),
    width,
    height,
  }
}

/** Points that would overlap, with the position of their cluster. */
export interface MapCluster<Item> extends MapPoint {
  items: Item[]
}

/**
 * Merges points that are closer together than `distance`, until none are. The result depends only
 * on the order of the points.
 */
export function clusterPoints<Item extends MapPoint>(
  points: readonly Item[],
  distance: number,
): MapCluster<Item>[] {
  let clusters: MapCluster<Item>[] = points.map((point) => ({
    x: point.x,
    y: point.y,
    items: [point],
  }))
  for (;;) {
    const merged = mergeOnce(clusters, distance)
    if (merged.length === clusters.length) return merged
    clusters = merged
  }
}

function mergeOnce<Item extends MapPoint>(
  clusters: readonly MapCluster<Item>[],
  distance: number,
): MapCluster<Item>[] {
  const merged: MapCluster<Item>[] = []
  for (const cluster of clusters) {
    const near = merged.findIndex(({ x, y }) => Math.hypot(x - cluster.x, y - cluster.y) < distance)
    const other = merged[near]
    if (other) merged[near] = clusterOf([...other.items, ...cluster.items])
    else merged.push(cluster)
  }
  return merged
}

function clusterOf<Item extends MapPoint>(items: Item[]): MapCluster<Item> {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  return { x: mean(items.map(({ x }) => x)), y: mean(items.map(({ y }) => y)), items }
}

const EARTH_RADIUS_MILES = 3958.7613

/** Distance in a straight line, in miles. */
export function milesBetween(one: Place, other: Place): number {
  const halfLatitude = Math.sin(toRadians(other.latitude - one.latitude) / 2)
  const halfLongitude = Math.sin(toRadians(other.longitude - one.longitude) / 2)
  const chord =
    halfLatitude ** 2 +
    Math.cos(toRadians(one.latitude)) * Math.cos(toRadians(other.latitude)) * halfLongitude ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
