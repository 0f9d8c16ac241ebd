import type { Visit } from './visitors'

/** The time from the start of a disturbance until both processes were healthy again. */
export interface Disturbance {
  name: string
  from: number
  until: number
  /** Whether there was no storefront to respond. */
  isSilent?: boolean
}

export interface SoakSummary {
  lines: string[]
  faults: string[]
}

const hasFailed = ({ status }: Visit) => status === 0 || status >= 400
const overlaps = ({ startedAt, endedAt }: Visit, { from, until }: Disturbance) =>
  startedAt < until && endedAt > from

/**
 * A fault is a page that failed outside of every disturbance, or that failed during one with a
 * status other than 503: a storefront that runs must always respond.
 */
export function summarize(visits: Visit[], disturbances: Disturbance[]): SoakSummary {
  const lines = disturbances.map((disturbance) => {
    const within = visits.filter((visit) => overlaps(visit, disturbance))
    const failed = within.filter(hasFailed)
    const seconds = ((disturbance.until - disturbance.from) / 1000).toFixed(1)
    const cached = failed.filter(({ isPublic }) => isPublic).length
    return `${disturbance.name.padEnd(28)} ${seconds.padStart(5)} s, ${within.length} pages, ${failed.length} failed, ${cached} of them public`
  })
  const faults = visits.filter(hasFailed).flatMap((visit) => {
    const during = disturbances.find((disturbance) => overlaps(visit, disturbance))
    if (during && (visit.status === 503 || (during.isSilent && visit.status === 0))) return []
    const when = during ? `during “${during.name}”` : 'while nothing was disturbed'
    return [`${visit.path} answered ${visit.status || 'nothing'} ${when}`]
  })
  const durations = visits.map((visit) => visit.endedAt - visit.startedAt).sort((a, b) => a - b)
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0
  lines.push(`${visits.length} pages, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms`)
  return { lines, faults }
}
