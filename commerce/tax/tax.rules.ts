import { containedTaxMinor, taxMinor } from '../percentages'

const DEFAULT_COUNTRY = 'US'
const WHOLE_COUNTRY = ''

/** The place of handover: the delivery address, or the shop of a pickup. */
export interface TaxPlace {
  countryCode?: string
  stateCode?: string
}

export interface TaxRate {
  /** If empty, the default jurisdiction, for all places without a rate of their own. */
  countryCode: string
  /** If empty, the whole country. */
  stateCode: string
  taxClassId: string
  /** 0.0725 means 7.25 %. */
  rate: number
}

export interface LineTax {
  classId: string
  rate: number
  minor: number
}

export type Taxation = 'net' | 'gross'

/** Stands for the site's default tax class. */
export const DEFAULT_CLASS = ''

/** Looks up rates by place and tax class; a class without a rate at a place is not taxed there. */
export class TaxTable {
  /** Place → class → rate. */
  readonly #rates = new Map<string, Map<string, number>>()
  /** Countries with rates per state. */
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
   * Returns the tax on a line of `minor` cents. Each line is rounded separately, so that sums of
   * lines agree everywhere. A state's rate takes precedence over its country's, and both over the
   * site's default jurisdiction.
   * @returns undefined if the place is not known well enough.
   */
  taxOn(minor: number, taxClassId: string, place: TaxPlace): LineTax | undefined {
    const rates = this.#findRates(place)
    if (!rates) return undefined
    const classId = taxClassId || this.#defaultClassId
    const rate = rates.get(classId) ?? 0
    return { classId, rate, minor: this.taxAtRate(minor, rate) }
  }

  /** @param allRates total rate of all taxes on the amount. */
  taxAtRate(minor: number, rate: number, allRates = rate): number {
    if (this.taxation === 'gross') return containedTaxMinor(minor, rate, allRates)
    return taxMinor(minor, rate)
  }

  /** Returns whether the tax is final: further parts of the address cannot change it. */
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
