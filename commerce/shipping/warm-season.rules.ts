/** The parts of a destination that determine the climate. */
interface Place {
  countryCode?: string
  stateCode?: string
}

/** First and last warm month; 1 is January. */
type Season = readonly [first: number, last: number]

const ALL_YEAR: Season = [1, 12]
const SOUTH: Season = [4, 10]
const SUMMER: Season = [6, 8]
const ELSEWHERE: Season = [5, 9]

const SEASONS = new Map<string, Season>([
  ...toSeasons(ALL_YEAR, 'HI PR VI GU AS MP'),
  ...toSeasons(SOUTH, 'AL AZ AR CA FL GA LA MS NV NM NC OK SC TN TX'),
  ...toSeasons(SUMMER, 'AK'),
])

/**
 * Returns whether chocolate would melt in transit (PDP-089): an unrefrigerated parcel to the
 * destination would usually get warmer than about 24 °C (75 °F) in that month.
 * @param days days of the journey, `YYYY-MM-DD`; one warm day is enough.
 */
export function isWarmAt({ countryCode, stateCode }: Place, days: readonly string[]) {
  const isCanada = countryCode === 'CA'
  if (!stateCode && !isCanada) return undefined
  const [first, last] = isCanada ? SUMMER : (SEASONS.get(stateCode ?? '') ?? ELSEWHERE)
  return days.some((day) => {
    const month = Number(day.slice(5, 7))
    return month >= first && month <= last
  })
}

function toSeasons(season: Season, states: string): [string, Season][] {
  return states.split(' ').map((state) => [state, season])
}
