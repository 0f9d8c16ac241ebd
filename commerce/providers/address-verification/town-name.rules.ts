/** Abbreviations in the names of towns. */
const SHORT = new Map(
  Object.entries({
    st: 'saint',
    ste: 'sainte',
    ft: 'fort',
    mt: 'mount',
    mtn: 'mountain',
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    hts: 'heights',
    spgs: 'springs',
    spg: 'spring',
    bch: 'beach',
    jct: 'junction',
    vlg: 'village',
    ctr: 'center',
    centre: 'center',
    sta: 'station',
    pt: 'point',
    pk: 'park',
    lk: 'lake',
    is: 'island',
    hls: 'hills',
    vly: 'valley',
    cy: 'city',
  }),
)
const SHORTENED = [...SHORT]

/** Maximum length of a town in the shop's addresses (ADDR-034). */
const TOWN_LENGTH = 16

/** Louis`, `SAINT LOUIS` and `Saint-Louis` have the same key. */
export function townKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.map((word) => SHORT.get(word) ?? word).join(' ')
}

/**
 * Returns whether a name refers to a town; a name may be cut off because of the form's maximum
 * length.
 */
export function isSameTown(typed: string, town: string): boolean {
  const [one, other] = [townKey(typed), townKey(town)]
  const isCut = typed.trim().length >= TOWN_LENGTH - 1 && other.startsWith(one)
  return one !== '' && (one === other || isCut || one === townKey(fitTown(town)))
}

/** Returns a town's name, abbreviated if it is too long for the forms. */
export function fitTown(town: string): string {
  const words = town.split(' ')
  for (let at = words.length - 1; at >= 0 && words.join(' ').length > TOWN_LENGTH; at -= 1) {
    const word = (words[at] ?? '').toLowerCase()
    const short = SHORTENED.find(([, long]) => long === word)?.[0]
    if (short) words[at] = short.charAt(0).toUpperCase() + short.slice(1)
  }
  return words.join(' ').slice(0, TOWN_LENGTH).trim()
}
