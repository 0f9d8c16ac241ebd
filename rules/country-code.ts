/** Letters of the ways people write these countries and territories → code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  unitedstates: 'US',
  unitedstatesofamerica: 'US',
  estadosunidos: 'US',
  ca: 'CA',
  can: 'CA',
  canada: 'CA',
  as: 'AS',
  asm: 'AS',
  americansamoa: 'AS',
  gu: 'GU',
  gum: 'GU',
  guam: 'GU',
  mp: 'MP',
  mnp: 'MP',
  northernmarianaislands: 'MP',
  pr: 'PR',
  pri: 'PR',
  puertorico: 'PR',
  vi: 'VI',
  vir: 'VI',
  usvirginislands: 'VI',
  virginislandsus: 'VI',
  virginislands: 'VI',
}

export const toLetters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/**
 * Returns the code of a country as people write it: `usa` is `US`. Two letters are a code in any
 * case; undefined for a text that names no country known here.
 */
export function toCountryCode(text: string): string | undefined {
  const letters = toLetters(text)
  if (Object.hasOwn(COUNTRIES, letters)) return COUNTRIES[letters]
  return /^[A-Za-z]{2}$/.test(text.trim()) ? text.trim().toUpperCase() : undefined
}
