import type { ShopperContext, ShopperContextBody } from './shopper-context.schemas'

type Qualifiers = Record<string, string>

export function changeContext(before: ShopperContext, changes: ShopperContextBody): ShopperContext {
  return withoutEmpty({
    effectiveDateTime: changes.effectiveDateTime ?? before.effectiveDateTime,
    sourceCode: changes.sourceCode ?? before.sourceCode,
    customerGroupIds: changes.customerGroupIds ?? before.customerGroupIds,
    customQualifiers: changeQualifiers(before.customQualifiers, changes.customQualifiers),
    assignmentQualifiers: changeQualifiers(
      before.assignmentQualifiers,
      changes.assignmentQualifiers,
    ),
    clientIp: changes.clientIp ?? before.clientIp,
    geoLocation: changes.geoLocation ?? before.geoLocation,
    couponCodes: changes.couponCodes ?? before.couponCodes,
  })
}

/** Properties that decide prices without any proof; shoppers must not set them for themselves. */
const GRANTS = ['assignmentQualifiers', 'customerGroupIds', 'effectiveDateTime'] as const

/** Returns the properties of a change that only a trusted caller may set. */
export function listGrants(changes: ShopperContextBody): string[] {
  return GRANTS.filter((name) => changes[name] !== undefined && changes[name] !== null)
}

function changeQualifiers(
  before: Qualifiers = {},
  changes: Readonly<Record<string, string | null>> | null | undefined,
): Qualifiers {
  if (!changes) return before
  if (Object.keys(changes).length === 0) return {}
  const merged = Object.entries({ ...before, ...changes })
  return Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null))
}

function withoutEmpty(context: ShopperContext): ShopperContext {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  return Object.fromEntries(Object.entries(context).filter(([, value]) => !isEmpty(value)))
}

/** Returns the value of the header `X-Geolocation`; undefined if the place is unknown. */
export function toGeolocationHeader({ geoLocation }: ShopperContext): string | undefined {
  if (!geoLocation) return undefined
  const parts: [string, unknown][] = [
    ['City', geoLocation.city],
    ['CountryCode', geoLocation.countryCode],
    ['Country', geoLocation.country],
    ['MetroCode', geoLocation.metroCode],
    ['PostalCode', geoLocation.postalCode],
    ['Region', geoLocation.region],
    ['RegionCode', geoLocation.regionCode],
    ['Latitude', geoLocation.latitude],
    ['Longitude', geoLocation.longitude],
  ]
  const known = parts.filter(([, value]) => value !== undefined)
  // a header may contain printable ASCII only
  return known
    .map(([name, value]) => `${name}: ${String(value).replace(/[^\x20-\x7e]/g, '?')}`)
    .join('; ')
}
