import type { SiteTax, TaxRate } from '../archive'
import { TaxPlaceRecord, TaxRateRecord } from '../archive.schemas'
import { combineTax, findRate, listPlaces, type KnownTax } from './combine-tax'
import { isMarked, isPresent, LEFT_OUT, parseRecord, type Reading } from './parse-records'
import { descend, toFlag, toNumber, type XmlElement } from '../../archives/xml-element'

type Place = Pick<TaxRate, 'countryCode' | 'stateCode'>

/** All places that belong to no jurisdiction. */
const ELSEWHERE: Place = { countryCode: '', stateCode: '' }
/** Values of archives that stand for any country or state. */
const ANY = new Set(['', '-', '*'])
const NO_DEFAULT = 'no default tax jurisdiction: an address that belongs to no other is not taxed'
const ALL_STAY = 'all taxes stay as they were'
/** The tax class that requires neither a definition nor a rate. */
export const EXEMPT_CLASS = 'exempt'

/**
 * A class without a rate is tax-free in that jurisdiction; one whose rate cannot be read keeps it.
 * @returns undefined, so that all taxes stay, if the default or the owner of a rate is not known
 */
export function readTax(
  reading: Reading,
  given: XmlElement,
  known: KnownTax = { rates: [] },
): SiteTax | undefined {
  const { file, findings, mode } = reading
  const root = combineTax(given, known, mode)
  const classes = descend(root, 'tax-classes', 'tax-class')
  const marks = [...classes, ...descend(root, 'tax-jurisdictions', 'tax-jurisdiction')].map(
    (one) => {
      const { 'class-id': id = one.attributes['jurisdiction-id'] } = one.attributes
      return isMarked(reading, id, one, 'default')
    },
  )
  const classIds = [...new Set(classes.flatMap(({ attributes }) => attributes['class-id'] ?? []))]
  const defaultClassId = classes.find(isDefault)?.attributes['class-id']
  const jurisdictions = readJurisdictions(reading, root, known)
  const { rates, isOrphaned } = readRates(reading, root, classIds, jurisdictions)
  // without its orphans, a replacement would make goods tax-free that have a rate now
  const isIncomplete = mode === 'replace' && isOrphaned && known.rates.length > 0
  if (marks.includes(undefined) || isIncomplete) {
    findings.error(file, '', ALL_STAY)
    return undefined
  }
  for (const [id, places] of jurisdictions) {
    if (places.length === 0) findings.warn(file, id, 'it has no addresses, so it is never used')
  }
  if (![...jurisdictions.values()].flat().includes(ELSEWHERE)) findings.warn(file, '', NO_DEFAULT)
  return {
    classIds,
    ...(defaultClassId !== undefined && { defaultClassId }),
    rates: [...jurisdictions].flatMap(([id, places]) =>
      places.flatMap((place) =>
        classIds.map((taxClassId) => {
          const rate = rates.get(toKey(id, taxClassId))
          const own = { ...place, taxClassId, jurisdictionId: id }
          return { ...own, rate: (rate === 'unread' ? findRate(known, own) : rate) ?? 0 }
        }),
      ),
    ),
  }
}

const toKey = (jurisdictionId: string, taxClassId: string) =>
  JSON.stringify([jurisdictionId, taxClassId])

const isDefault = ({ attributes }: XmlElement) => toFlag(attributes['default']) === true

/** The default jurisdiction also covers all places that belong to no other. */
function readJurisdictions(
  reading: Reading,
  root: XmlElement,
  known: KnownTax,
): Map<string, Place[]> {
  const { file, findings } = reading
  const elements = descend(root, 'tax-jurisdictions', 'tax-jurisdiction')
  const [first, ...others] = elements.filter(isDefault)
  for (const { attributes } of others) {
    const id = attributes['jurisdiction-id'] ?? ''
    findings.warn(file, id, 'there is already a default tax jurisdiction')
  }
  const taken = new Map<string, string>()
  return new Map(
    elements.map((element) => {
      const id = element.attributes['jurisdiction-id'] ?? ''
      const read = descend(element, 'address-mappings', 'address-mapping').map((mapping) =>
        readPlace(reading, id, mapping),
      )
      const mapped = read.filter(isPresent)
      // a place that cannot be read could be any of those that the jurisdiction has
      if (mapped.length < read.length) mapped.push(...listPlaces(known, id, mapped))
      const own = mapped.filter((place) => {
        const key = JSON.stringify(place)
        const other = taken.get(key)
        const name = `${place.countryCode} ${place.stateCode}`.trim()
        if (other !== undefined) {
          findings.warn(file, id, 'the address %s already belongs to %s', name, other)
        } else taken.set(key, id)
        return other === undefined
      })
      return [id, element === first ? [...own, ELSEWHERE] : own]
    }),
  )
}

/** Reads a place, whose keys are country and state, in upper or lower case. */
function readPlace(reading: Reading, id: string, element: XmlElement): Place | undefined {
  const { attributes } = element
  const [country = '', state = ''] = [attributes['key1'], attributes['key2']].map((key = '') =>
    ANY.has(key.trim()) ? '' : key.trim().toUpperCase(),
  )
  const place = { countryCode: country, stateCode: state }
  return parseRecord(reading, id, TaxPlaceRecord, place, { element })
}

function readRates(
  reading: Reading,
  root: XmlElement,
  classIds: readonly string[],
  jurisdictions: ReadonlyMap<string, Place[]>,
): { rates: Map<string, number | 'unread'>; isOrphaned: boolean } {
  const { file, findings, mode } = reading
  const rates = new Map<string, number | 'unread'>()
  let isOrphaned = false
  for (const element of descend(root, 'tax-rates', 'tax-rate')) {
    const { 'jurisdiction-id': id = '', 'class-id': taxClassId = '' } = element.attributes
    const rate = toNumber(element.text)
    const hasClass = classIds.includes(taxClassId)
    if (taxClassId === EXEMPT_CLASS && !hasClass) {
      if (rate !== 0) findings.warn(file, id, 'goods of the class %s are not taxed', EXEMPT_CLASS)
      continue
    }
    const isOwned = hasClass && jurisdictions.has(id)
    const given = { jurisdictionId: id, taxClassId, rate }
    const record = parseRecord(reading, id || undefined, TaxRateRecord, given, { element })
    // a deletion of a class or jurisdiction leaves rates without it
    if (!isOwned && mode !== 'delete') {
      isOrphaned = true
      if (record && !hasClass) findings.error(file, id, LEFT_OUT('no tax class %s'), taxClassId)
      else if (record) findings.error(file, id, LEFT_OUT('no such tax jurisdiction'))
    }
    if (isOwned) rates.set(toKey(id, taxClassId), record?.rate ?? 'unread')
  }
  return { rates, isOrphaned }
}
