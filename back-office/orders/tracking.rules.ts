import {
  TRACKING_LIMITS,
  type TrackingResult,
  type TrackingResults,
  type TrackingState,
} from '@contracts/tracking'

/** Those that need somebody first. */
const RANKS: readonly TrackingState[] = ['wrong', 'unsure', 'ready', 'sent', 'done']

export const sortRows = (rows: readonly TrackingResult[]): TrackingResult[] =>
  [...rows].sort((one, other) => RANKS.indexOf(one.state) - RANKS.indexOf(other.state))

const NAMES: Readonly<Record<TrackingState, string>> = {
  unsure: 'to be confirmed',
  ready: 'ready to be sent',
  sent: 'marked as sent',
  done: 'nothing to do',
  wrong: 'wrong',
}

/** `12 rows: 1 wrong, 11 ready to be sent` */
export function toSummary(rows: readonly TrackingResult[]): string {
  if (rows.length === 0) return ''
  const parts = RANKS.flatMap((state) => {
    const count = rows.filter((row) => row.state === state).length
    return count > 0 ? [`${count.toLocaleString('en-US')} ${NAMES[state]}`] : []
  })
  const total = rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-US')} rows`
  return `${total}: ${parts.join(', ')}`
}

/**
 * Sends the rows that are ready, some at a time, one request after the other. What was answered
 * stays if a later request fails, so that the rest can be sent again.
 */
export async function sendInPortions(
  rows: readonly TrackingResult[],
  send: (portion: readonly TrackingResult[]) => Promise<TrackingResults>,
  onChange: (rows: readonly TrackingResult[]) => void,
  isStopped: () => boolean,
): Promise<void> {
  const ready = rows.filter(({ state }) => state === 'ready')
  let current = rows
  for (let start = 0; start < ready.length && !isStopped(); start += TRACKING_LIMITS.perRequest) {
    const answer = await send(ready.slice(start, start + TRACKING_LIMITS.perRequest))
    const byRow = new Map(answer.rows.map((row) => [row.row, row]))
    current = current.map((row) => byRow.get(row.row) ?? row)
    onChange(current)
  }
}
