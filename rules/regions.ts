import { toLetters } from './country-code'

/** A state, territory or province: its postal code and its name. */
export interface Region {
  code: string
  name: string
}

const regions = (table: string): Region[] =>
  table.split(',').map((entry) => {
    const [code = '', name = ''] = entry.trim().split(':')
    return { code, name }
  })

/**
 * The 50 states, the District of Columbia, territories and armed-forces areas (ADDR-047, ADDR-048).
 */
export const usStates = regions(
  `AL:Alabama, AK:Alaska, AS:American Samoa, AZ:Arizona, AR:Arkansas, AA:Armed Forces Americas,
  AE:Armed Forces Europe, AP:Armed Forces Pacific, CA:California, CO:Colorado, CT:Connecticut,
  DE:Delaware, DC:District of Columbia, FL:Florida, GA:Georgia, GU:Guam, HI:Hawaii, ID:Idaho,
  IL:Illinois, IN:Indiana, IA:Iowa, KS:Kansas, KY:Kentucky, LA:Louisiana, ME:Maine, MD:Maryland,
  MA:Massachusetts, MI:Michigan, MN:Minnesota, MS:Mississippi, MO:Missouri, MT:Montana, NE:Nebraska,
  NV:Nevada, NH:New Hampshire, NJ:New Jersey, NM:New Mexico, NY:New York, NC:North Carolina,
  ND:North Dakota, MP:Northern Mariana Islands, OH:Ohio, OK:Oklahoma, OR:Oregon, PA:Pennsylvania,
  PR:Puerto Rico, RI:Rhode Island, SC:South Carolina, SD:South Dakota, TN:Tennessee, TX:Texas,
  VI:U.S. Virgin Islands, UT:Utah, VT:Vermont, VA:Virginia, WA:Washington, WV:West Virginia,
  WI:Wisconsin, WY:Wyoming`,
)

/** The 13 provinces and territories of Canada. */
export const canadianProvinces = regions(
  `AB:Alberta, BC:British Columbia, MB:Manitoba, NB:New Brunswick, NL:Newfoundland and Labrador,
  NT:Northwest Territories, NS:Nova Scotia, NU:Nunavut, ON:Ontario, PE:Prince Edward Island,
  QC:Quebec, SK:Saskatchewan, YT:Yukon`,
)

export const stateCodes: ReadonlySet<string> = new Set(usStates.map(({ code }) => code))
export const provinceCodes: ReadonlySet<string> = new Set(canadianProvinces.map(({ code }) => code))

/** States by a compact, to which parcels go as to a territory; no form offers them. */
const FREELY_ASSOCIATED = regions('FM:Micronesia, MH:Marshall Islands, PW:Palau')

/** Returns the state or province that a text names by code or name. */
export function findRegion(countryCode: string | undefined, text: string): Region | undefined {
  const letters = toLetters(text)
  const known = countryCode === 'CA' ? canadianProvinces : [...usStates, ...FREELY_ASSOCIATED]
  return known.find(({ code, name }) => [code, name].some((one) => toLetters(one) === letters))
}
