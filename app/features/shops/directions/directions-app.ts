import { storedValue } from '@/lib/stored-value'
import { addressText, type Destination } from './maps-search-url'

const DIRECTIONS_APPS = ['google', 'apple', 'waze'] as const

export type DirectionsApp = (typeof DIRECTIONS_APPS)[number]

/** Product names, which are not translated. */
export const DIRECTIONS_APP_NAMES: Record<DirectionsApp, string> = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  waze: 'Waze',
}

/** Returns the URL that opens directions to an address in an application (SHOP-021). */
export function directionsUrl(app: DirectionsApp, to: Destination): string {
  const address = addressText(to)
  if (app === 'apple') return `https://maps.apple.com/?${new URLSearchParams({ daddr: address })}`
  if (app === 'waze') {
    return `https://waze.com/ul?${new URLSearchParams({ q: address, navigate: 'yes' })}`
  }
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}

/**
 * Returns the applications available on a device. Apple Maps requires an Apple device; an iPad
 * identifies itself as a Mac.
 */
export function listDirectionsApps({ userAgent }: Pick<Navigator, 'userAgent'>): DirectionsApp[] {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return DIRECTIONS_APPS.filter((app) => app !== 'apple' || isApple)
}

export const storedDirectionsApp = storedValue({
  area: 'local',
  key: 'directions_app',
  parse: (stored) => listDirectionsApps(navigator).find((app) => app === stored),
})
