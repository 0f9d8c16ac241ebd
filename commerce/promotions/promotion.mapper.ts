import type { ShopperPromotionsTypes } from 'commerce-sdk-isomorphic'
import { pickLocalized, type Locale } from '../sites/locale'
import type { Promotion } from './promotion.schemas'

export function toPromotion(
  promotion: Promotion,
  locale: Locale,
  mediaOrigin: string,
): ShopperPromotionsTypes.Promotion {
  const { id, assignments, currency, image, localized = {} } = promotion
  const text = (property: 'calloutMsg' | 'details') =>
    pickLocalized(locale, localized, property, promotion[property])
  const begins = assignments.map(({ startsAt }) => latest(startsAt))
  const ends = assignments.map(({ endsAt }) => earliest(endsAt))
  return {
    id,
    name: pickLocalized(locale, localized, 'name', promotion.name),
    ...withValue('calloutMsg', text('calloutMsg')),
    ...withValue('details', text('details')),
    ...withValue('currency', currency),
    ...withValue('image', image && toAddress(image, mediaOrigin)),
    ...withValue('startDate', begins.every(isThere) ? earliest(begins) : undefined),
    ...withValue('endDate', ends.every(isThere) ? latest(ends) : undefined),
  }
}

function toAddress(image: string, mediaOrigin: string): string {
  return /^https?:/.test(image) ? image : `${mediaOrigin}/media/${image.replace(/^\//, '')}`
}

const isThere = (instant: string | undefined): instant is string => instant !== undefined

function inOrder(instants: readonly (string | undefined)[]): string[] {
  return instants
    .filter(isThere)
    .map((instant) => new Date(instant).toISOString())
    .sort()
}

const earliest = (instants: readonly (string | undefined)[]) => inOrder(instants)[0]
const latest = (instants: readonly (string | undefined)[]) => inOrder(instants).at(-1)

function withValue(key: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [key]: value }
}
