/** The parts of the text that a shopper has typed into the street field. */
export interface TypedStreet {
  /** House number, street name, street type and unit. */
  street: string
  town: string
  /** Two letters; empty matches any region. */
  region: string
  /** A postal code or its beginning; empty matches any code. */
  code: string
}

const KINDS = new Set(
  `alley aly avenue ave av boulevard blvd circle cir court ct crescent cres drive dr expressway
  expy freeway fwy highway hwy lane ln loop parkway pkwy pike place pl plaza plz point road rd row
  route rte run square sq street st terrace ter trail trl way walk`.split(/\s+/),
)
const FRENCH_KINDS = new Set(['rue', 'avenue', 'boulevard', 'chemin', 'place', 'allee'])
const SIDE = /^(n|s|e|w|ne|nw|se|sw|north|south|east|west)\.?$/i
const UNIT = /^(apt|apartment|ste|suite|unit|rm|room|fl|floor|#)\.?$/i
const CODE = /(?:^|\s)([A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d|\d{5} ?-? ?\d{4}|\d{3,5})$/

/**
 * Splits a text such as `12 Cocoa Lane Apt 4, San Fran CA 941`; undefined if it contains no
 * recognizable street.
 */
export function readTypedStreet(text: string): TypedStreet | undefined {
  const typed = text.trim().replace(/\s+/g, ' ')
  const comma = typed.indexOf(',')
  if (comma >= 0) return toTyped(typed.slice(0, comma), typed.slice(comma + 1))
  const words = typed.split(' ')
  const end = endOfStreet(words)
  if (end > 0) return toTyped(words.slice(0, end).join(' '), words.slice(end).join(' '))
  const code = CODE.exec(typed)
  return code ? toTyped(typed.slice(0, code.index), code[1] ?? '') : undefined
}

/** Returns the number of words of the street; 0 if no word is a street type (St, Ave). */
function endOfStreet(words: readonly string[]): number {
  const bare = words.map((word) => word.toLowerCase().replace(/\.$/, ''))
  // of several street types in a row, the last one ends the street: `1 Court Street`, not `1 Court`
  let end = 0
  for (let at = 2; at < bare.length && (end === 0 || at === end); at += 1) {
    if (KINDS.has(bare[at] ?? '')) end = at + 1
  }
  if (end === 0 && FRENCH_KINDS.has(bare[1] ?? '') && bare.length > 2) end = 3
  if (end === 0) return 0
  if (SIDE.test(bare[end] ?? '')) end += 1
  if (UNIT.test(bare[end] ?? '')) end += 2
  else if (/^#\w+$/.test(bare[end] ?? '')) end += 1
  return Math.min(end, words.length)
}

function toTyped(street: string, rest: string): TypedStreet | undefined {
  if (!/^\d\S*\s+[^\sA-Za-z]*[A-Za-z]/.test(street.trim())) return undefined
  let tail = rest.trim().replace(/,/g, ' ')
  const code = CODE.exec(tail)?.[1] ?? ''
  if (code) tail = tail.slice(0, -code.length).trim()
  const region = /(?:^|\s)([A-Za-z]{2})$/.exec(tail)?.[1] ?? ''
  return { street: street.trim(), town: tail, region: region.toUpperCase(), code }
}
