import { isZip, postalCodeKey } from './postal-code'

/** Territories that have a country code of their own and are states in American addresses. */
const TERRITORIES: ReadonlySet<unknown> = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

/** Returns an address in which a territory that is given as the country is a state of the US. */
export function withHomeCountry<Place extends { countryCode?: unknown; stateCode?: unknown }>(
  place: Place,
): Place {
  const { countryCode } = place
  return TERRITORIES.has(countryCode)
    ? { ...place, countryCode: 'US', stateCode: countryCode }
    : place
}

/** Beginnings of the ZIP codes of states, territories and post offices far from the mainland. */
const FAR_ZIPS: readonly (readonly [zip: RegExp, stateCode: string])[] = [
  [/^00[679]/, 'PR'],
  [/^008/, 'VI'],
  [/^09/, 'AE'],
  [/^340/, 'AA'],
  [/^96[2-6]/, 'AP'],
  [/^96799/, 'AS'],
  [/^96[78]/, 'HI'],
  [/^969(?:39|40)/, 'PW'],
  [/^969[123]/, 'GU'],
  [/^9695/, 'MP'],
  [/^9694/, 'FM'],
  [/^969[67]/, 'MH'],
  [/^99[5-9]/, 'AK'],
]

/**
 * Returns the state of a far place's ZIP code, which is where a parcel goes, whatever the state of
 * the address; undefined for other codes.
 */
export function farStateOf(postalCode: unknown): string | undefined {
  if (typeof postalCode !== 'string' || !isZip(postalCode)) return undefined
  const key = postalCodeKey(postalCode)
  return FAR_ZIPS.find(([zip]) => zip.test(key))?.[1]
}
