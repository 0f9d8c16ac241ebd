import { storedValue } from '@/lib/stored-value'
import { addressText, type Destination } from './maps-search-url'

/** What shows the way on a phone. */
const DIRECTIONS_APPS = ['google', 'apple', 'waze'] as const

export type DirectionsApp = (typeof DIRECTIONS_APPS)[number]

/** Names of products: the same in every language. */
export const DIRECTIONS_APP_NAMES: Record<DirectionsApp, string> = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  waze: 'Waze',
}

/** Where an application finds a shop, by the parts of its address (SHOP-021). */
export function directionsUrl(app: DirectionsApp, to: Destination): string {
  const address = addressText(to)
  if (app === 'apple') return `https://maps.apple.com/?${new URLSearchParams({ daddr: address })}`
  if (app === 'waze') {
    return `https://waze.com/ul?${new URLSearchParams({ q: address, navigate: 'yes' })}`
  }
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
}

/**
 * Apple Maps opens on Apple's devices only; an iPad identifies itself as a Mac, but has a touch
 * screen.
 */
export function listDirectionsApps({ userAgent }: Pick<Navigator, 'userAgent'>): DirectionsApp[] {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  return DIRECTIONS_APPS.filter((app) => app !== 'apple' || isApple)
}

/** What the shopper chose last time. */
export const storedDirectionsApp = storedValue({
  area: 'local',
  key: 'directions_app',
  parse: (stored) => listDirectionsApps(navigator).find((app) => app === stored),
})
