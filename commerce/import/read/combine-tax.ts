import type { ImportMode } from '../../../contracts/import'
import type { TaxRate } from '../archive'
import { descend, type XmlElement } from '../../archives/xml-element'
import { combineElements } from './combine-elements'

/** The taxes that a site has already. */
export interface KnownTax {
  defaultClassId?: string | undefined
  rates: readonly TaxRate[]
}

const LISTS = {
  'tax-classes': ['tax-class', ({ attributes }: XmlElement) => attributes['class-id']],
  'tax-jurisdictions': [
    'tax-jurisdiction',
    ({ attributes }: XmlElement) => attributes['jurisdiction-id'],
  ],
  'tax-rates': [
    'tax-rate',
    ({ attributes }: XmlElement) =>
      JSON.stringify([attributes['jurisdiction-id'], attributes['class-id']]),
  ],
} as const

/**
 * Returns a `tax.xml` with everything that it does not name as the site has it, because rates
 * belong to places only by their jurisdictions.
 */
export function combineTax(root: XmlElement, known: KnownTax, mode: ImportMode): XmlElement {
  if (mode === 'replace') return root
  const before = toElements(known)
  const elements = Object.entries(LISTS).map(([list, [name, keyOf]]) => {
    const all = new Map(before[list]?.map((one) => [keyOf(one), one]))
    for (const element of descend(root, list, name)) {
      const key = keyOf(element)
      const old = all.get(key)
      if (mode === 'delete') all.delete(key)
      else if (old ?? mode === 'merge') all.set(key, combineElements(old, element))
    }
    return create(list, { elements: [...all.values()] })
  })
  return { ...root, elements }
}

function toElements(known: KnownTax): Record<string, XmlElement[]> {
  const { rates, defaultClassId } = known
  const classIds = [...new Set(rates.map(({ taxClassId }) => taxClassId))]
  const jurisdictionIds = [...new Set(rates.map((rate) => rate.jurisdictionId))]
  return {
    'tax-classes': classIds.map((id) =>
      create('tax-class', {
        attributes: { 'class-id': id, ...(id === defaultClassId && { default: 'true' }) },
      }),
    ),
    'tax-jurisdictions': jurisdictionIds.map((id) => toJurisdiction(id, known)),
    'tax-rates': rates.map(({ jurisdictionId, taxClassId, rate }) =>
      create('tax-rate', {
        attributes: { 'jurisdiction-id': jurisdictionId, 'class-id': taxClassId },
        text: String(rate),
      }),
    ),
  }
}

function toJurisdiction(id: string, known: KnownTax): XmlElement {
  const isDefault = known.rates.some(
    ({ jurisdictionId, countryCode }) => jurisdictionId === id && countryCode === '',
  )
  const mappings = listPlaces(known, id).map(({ countryCode, stateCode }) =>
    create('address-mapping', { attributes: { key1: countryCode, key2: stateCode } }),
  )
  return create('tax-jurisdiction', {
    attributes: { 'jurisdiction-id': id, ...(isDefault && { default: 'true' }) },
    elements: [create('address-mappings', { elements: mappings })],
  })
}

type Place = Pick<TaxRate, 'countryCode' | 'stateCode'>

/** Returns the places of a jurisdiction, except `others`. */
export function listPlaces(
  { rates }: KnownTax,
  id: string,
  others: readonly Place[] = [],
): Place[] {
  const places = new Map<string, Place>()
  for (const { jurisdictionId, countryCode, stateCode } of rates) {
    if (jurisdictionId !== id || countryCode === '') continue
    places.set(JSON.stringify([countryCode, stateCode]), { countryCode, stateCode })
  }
  for (const { countryCode, stateCode } of others) {
    places.delete(JSON.stringify([countryCode, stateCode]))
  }
  return [...places.values()]
}

function create(name: string, parts: Partial<XmlElement>): XmlElement {
  return { name, attributes: {}, elements: [], text: '', line: 0, ...parts }
}

/** Returns the rate of a place and class, for one that could not be read. */
export function findRate(
  { rates }: KnownTax,
  { countryCode, stateCode, taxClassId }: Pick<TaxRate, 'countryCode' | 'stateCode' | 'taxClassId'>,
): number | undefined {
  return rates.find(
    (one) =>
      one.countryCode === countryCode &&
      one.stateCode === stateCode &&
      one.taxClassId === taxClassId,
  )?.rate
}
