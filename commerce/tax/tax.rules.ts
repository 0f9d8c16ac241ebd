import { containedTaxMinor, taxMinor } from '../money'

const DEFAULT_COUNTRY = 'US'
const WHOLE_COUNTRY = ''

/** Where goods are handed over: the delivery address, or the shop they are picked up in. */
export interface TaxPlace {
  countryCode?: string
  stateCode?: string
}

export interface TaxRate {
  /** Empty: the default jurisdiction, for every place that no other covers. */
  countryCode: string
  /** Empty: the whole country. */
  stateCode: string
  taxClassId: string
  /** 0.0725 for 7.25 %. */
  rate: number
}

/** The tax on one line. */
export interface LineTax {
  classId: string
  rate: number
  minor: number
}

/** Whether prices are without tax, or hold it. */
export type Taxation = 'net' | 'gross'

/** What names no class has the site's default one. */
export const DEFAULT_CLASS = ''

/** Looks rates up by place and tax class; a class without a rate at a place is not taxed there. */
export class TaxTable {
  /** Place → class → rate. */
  readonly #rates = new Map<string, Map<string, number>>()
  /** Countries with states of their own. */
  readonly #divided = new Set<string>()
  readonly #defaultClassId: string

  constructor(
    rates: readonly TaxRate[],
    defaultClassId = DEFAULT_CLASS,
    readonly taxation: Taxation = 'net',
  ) {
    this.#defaultClassId = defaultClassId
    for (const { countryCode, stateCode, taxClassId, rate } of rates) {
      const key = toKey(countryCode, stateCode)
      const classes = this.#rates.get(key) ?? new Map<string, number>()
      this.#rates.set(key, classes.set(taxClassId, rate))
      if (stateCode) this.#divided.add(countryCode)
    }
  }

  /**
   * Tax on a line of `minor` cents, rounded by itself, so that the sums of lines agree everywhere.
   * A state goes before its whole country, and both before the site's default jurisdiction.
   * @returns undefined while nobody can say which of them it is.
   */
  taxOn(minor: number, taxClassId: string, place: TaxPlace): LineTax | undefined {
    const rates = this.#findRates(place)
    if (!rates) return undefined
    const classId = taxClassId || this.#defaultClassId
    const rate = rates.get(classId) ?? 0
    return { classId, rate, minor: this.taxAtRate(minor, rate) }
  }

  /** The tax to be added to `minor` or, of gross prices, that it holds. @param allRates of all taxes on it. */
  taxAtRate(minor: number, rate: number, allRates = rate): number {
    if (this.taxation === 'gross') return containedTaxMinor(minor, rate, allRates)
    return taxMinor(minor, rate)
  }

  /** Whether more of the address could change the tax. */
  isKnownAt({ countryCode, stateCode }: TaxPlace): boolean {
    return Boolean(stateCode) || (Boolean(countryCode) && !this.#divided.has(countryCode ?? ''))
  }

  #findRates({ countryCode, stateCode }: TaxPlace): ReadonlyMap<string, number> | undefined {
    const country = countryCode || DEFAULT_COUNTRY
    const ofCountry = this.#rates.get(toKey(country, WHOLE_COUNTRY))
    if (!stateCode && !countryCode) return undefined
    if (!stateCode && !ofCountry && this.#divided.has(country)) return undefined
    const ofState = stateCode ? this.#rates.get(toKey(country, stateCode)) : undefined
    return ofState ?? ofCountry ?? this.#rates.get(DEFAULT_JURISDICTION) ?? NO_RATES
  }
}

function toKey(countryCode: string, stateCode: string): string {
  return `${countryCode}|${stateCode.toUpperCase()}`
}

const DEFAULT_JURISDICTION = toKey('', '')
const NO_RATES: ReadonlyMap<string, number> = new Map()
