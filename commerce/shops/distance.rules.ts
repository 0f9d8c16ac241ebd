import { isZip, postalCodeKey } from '../../rules/postal-code'
import { ZIP_AREAS } from './zip-areas.constants'

/** In degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}

export type DistanceUnit = 'mi' | 'km'

const EARTH_RADIUS: Readonly<Record<DistanceUnit, number>> = { km: 6371.0088, mi: 3958.7613 }

/** Great-circle distance (haversine). */
export function distanceBetween(a: Coordinates, b: Coordinates, unit: DistanceUnit): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const halfLatitude = Math.sin(rad(b.latitude - a.latitude) / 2)
  const halfLongitude = Math.sin(rad(b.longitude - a.longitude) / 2)
  const chord =
    halfLatitude ** 2 + Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * halfLongitude ** 2
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)))
}

let areas: Map<string, Coordinates> | undefined

/** ZIP prefixes (`941`) with their coordinates; parsed once and cached. */
function zipAreas(): Map<string, Coordinates> {
  if (areas) return areas
  areas = new Map()
  for (const area of ZIP_AREAS.trim().split(/[;\n]\s*/)) {
    const [range = '', latitude, longitude] = area.split(' ')
    const [first = '', last = first] = range.split('-')
    for (let prefix = Number(first); prefix <= Number(last); prefix += 1) {
      areas.set(String(prefix).padStart(3, '0'), {
        latitude: Number(latitude),
        longitude: Number(longitude),
      })
    }
  }
  return areas
}

/**
 * Returns the coordinates of an American ZIP code (five digits, or ZIP+4); undefined for an unknown
 * one.
 */
export function locateZip(zip: string): Coordinates | undefined {
  return isZip(zip) ? zipAreas().get(postalCodeKey(zip).slice(0, 3)) : undefined
}
