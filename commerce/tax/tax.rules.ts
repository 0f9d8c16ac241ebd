import { taxMinor } from '../money'

const DEFAULT_COUNTRY = 'US'
const WHOLE_COUNTRY = ''

/** Where goods are handed over: the delivery address, or the shop they are collected in. */
export interface TaxPlace {
  countryCode?: string
  stateCode?: string
}

export interface TaxRate {
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

/** Looks rates up by place and tax class; a place or class without a rate is not taxed. */
export class TaxTable {
  readonly #rates: ReadonlyMap<string, number>

  constructor(rates: readonly TaxRate[]) {
    this.#rates = new Map(
      rates.map(({ countryCode, stateCode, taxClassId, rate }) => [
        toKey(countryCode, stateCode, taxClassId),
        rate,
      ]),
    )
  }

  /**
   * Tax on a line of `minor` cents, rounded by itself, so that the sums of lines agree everywhere.
   * A state's own rate goes before that of its whole country.
   * @returns undefined while the state is unknown, unless its country has a rate for all of it.
   */
  taxOn(minor: number, taxClassId: string, place: TaxPlace): LineTax | undefined {
    const rate = this.#findRate(taxClassId, place)
    if (rate === undefined) return undefined
    return { classId: taxClassId, rate, minor: taxMinor(minor, rate) }
  }

  #findRate(taxClassId: string, { countryCode, stateCode }: TaxPlace): number | undefined {
    const country = countryCode || DEFAULT_COUNTRY
    const ofCountry = this.#rates.get(toKey(country, WHOLE_COUNTRY, taxClassId))
    if (!stateCode) return countryCode ? ofCountry : undefined
    return this.#rates.get(toKey(country, stateCode, taxClassId)) ?? ofCountry ?? 0
  }
}

function toKey(countryCode: string, stateCode: string, taxClassId: string): string {
  return `${countryCode}|${stateCode.toUpperCase()}|${taxClassId}`
}
