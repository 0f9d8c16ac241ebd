import type { AddressParts } from './address-parts'
import { isRural } from './canadian-areas.rules'
import { findTown, toTableCode } from './postal-table'
import type { Place, PostalTable, Town } from './postal-table.types'
import { fitTown, isSameTown, townKey } from './town-name.rules'

export type PlaceConfidence =
  'Verified match' | 'Multiple matches' | 'Interaction required' | 'No matches'

export type Correction = 'city_name_corrected' | 'state_corrected' | 'zip_code_corrected'

export interface PlaceVerdict {
  confidence: PlaceConfidence
  corrections: Correction[]
  /** The corrected place, or the entered one if nothing was corrected. */
  place: Pick<AddressParts, 'town' | 'region' | 'code'>
}

/**
 * If two of them match, the third is corrected. If the town exists in the entered region, but the
 * postal code belongs to another region, it is unclear which of them is wrong.
 */
export function verifyPlace(parts: AddressParts, table: PostalTable): PlaceVerdict {
  const entered = { town: parts.town, region: parts.region, code: parts.code }
  const is = (confidence: PlaceConfidence) => ({ confidence, corrections: [], place: entered })
  const corrected = (correction: Correction, change: Partial<AddressParts>): PlaceVerdict => ({
    confidence: 'Verified match',
    corrections: [correction],
    place: { ...entered, ...change },
  })

  const place = table.places.get(toTableCode(parts.country, parts.code))
  const town = findTown(table, parts.town, parts.region)
  if (!place) return verifyUnknownCode(parts, town, is, corrected)

  const isTown = isTownOf(parts, place, town)
  if (place.region === parts.region) {
    return isTown
      ? is('Verified match')
      : corrected('city_name_corrected', { town: fitTown(place.town) })
  }
  if (isSameTown(parts.town, place.town))
    return corrected('state_corrected', { region: place.region })
  return is(town ? 'Interaction required' : 'No matches')
}

function verifyUnknownCode(
  { country }: AddressParts,
  town: Town | undefined,
  is: (confidence: PlaceConfidence) => PlaceVerdict,
  corrected: (correction: Correction, change: Partial<AddressParts>) => PlaceVerdict,
): PlaceVerdict {
  if (!town) return is('No matches')
  const [code = '', ...others] = town.codes
  // the table contains only the first half of Canadian codes
  if (others.length > 0 || country === 'CA') return is('Multiple matches')
  return corrected('zip_code_corrected', { code })
}

/**
 * Returns whether a town name is valid for a postal code: the code's own town, a town in the region
 * whose codes begin with the same three digits, or, in rural Canadian areas, any name.
 */
function isTownOf(parts: AddressParts, place: Place, town: Town | undefined): boolean {
  const { town: name, country } = parts
  if (isSameTown(name, place.town)) return true
  if (/^(A[AEP])$/.test(place.region)) return /^[afd]po$/i.test(name.trim())
  if (country === 'CA') {
    const isInArea = ` ${townKey(place.area ?? '')} `.includes(` ${townKey(name)} `)
    return isInArea || (isRural(place.code) && townKey(name) !== '')
  }
  return town?.codes.some((code) => code.slice(0, 3) === place.code.slice(0, 3)) ?? false
}
