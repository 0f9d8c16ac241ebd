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
