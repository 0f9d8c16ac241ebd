import { taxMinor } from '../money'

const DEFAULT_COUNTRY = 'US'

/** Where goods are handed over: the delivery address, or the shop they are collected in. */
export interface TaxPlace {
  countryCode?: string
  stateCode?: string
}

export interface TaxRate {
  countryCode: string
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
   * @returns undefined while the state is unknown.
   */
  taxOn(minor: number, taxClassId: string, place: TaxPlace): LineTax | undefined {
    if (!place.stateCode) return undefined
    const key = toKey(place.countryCode || DEFAULT_COUNTRY, place.stateCode, taxClassId)
    const rate = this.#rates.get(key) ?? 0
    return { classId: taxClassId, rate, minor: taxMinor(minor, rate) }
  }
}

function toKey(countryCode: string, stateCode: string, taxClassId: string): string {
  return `${countryCode}|${stateCode.toUpperCase()}|${taxClassId}`
}
