/** Currencies whose smallest unit is not a hundredth (ISO 4217, list one). */
const OTHER_EXPONENTS: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
}

const EXPONENTS = new Map(
  Object.entries(OTHER_EXPONENTS).flatMap(([exponent, currencies]) =>
    currencies.map((currency): [string, number] => [currency, Number(exponent)]),
  ),
)

/** The number of decimals of a currency's amounts: 2 for USD, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  return EXPONENTS.get(currency) ?? 2
}

/** How many of the smallest unit one whole unit has: 100 for USD, 1 for JPY, 1000 for KWD. */
export function minorUnitsOf(currency: string): number {
  return 10 ** decimalsOf(currency)
}

/** Rounds a decimal amount half up to the currency's smallest unit, and counts those units. */
export function toMinorUnits(decimal: number, currency: string): number {
  // 15 digits remove the binary error: 1.005 * 100 is 100.49999999999999
  return Math.round(Number((decimal * minorUnitsOf(currency)).toPrecision(15)))
}

export function roundAmount(decimal: number, currency: string): number {
  return toMinorUnits(decimal, currency) / minorUnitsOf(currency)
}

/** Removes the binary error of a sum of amounts in any currency: 0.1 + 0.2 → 0.3. */
export function exactSum(decimal: number): number {
  return Math.round(decimal * 10_000) / 10_000
}

/** The options of `Intl.NumberFormat` for amounts, always with the currency's own decimals. */
export function moneyFormat(currency: string) {
  const decimals = decimalsOf(currency)
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const
}
