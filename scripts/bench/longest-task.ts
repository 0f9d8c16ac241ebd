import type { CDPSession, Page } from '@playwright/test'
import { z } from 'zod'

/** The factor by which an average phone is slower than this machine. */
const SLOWDOWN = 4
/** An action's tasks are over after this time, even slowed down, ms. */
const SETTLED_MS = 1_200
const MICROSECONDS = 1_000

const TraceEvent = z.looseObject({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** The thread's processor time, in microseconds. It does not include the machine's other work. */
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
})
type TraceEvent = z.infer<typeof TraceEvent>

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/**
 * Returns the processor time of the longest task that an action causes on the page's main thread,
 * in ms. The page does not respond to the shopper for this long.
 */
export async function longestTask(
  page: Page,
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<number> {
  const events: unknown[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await act()
  await page.waitForTimeout(SETTLED_MS)
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return longestOf(events.flatMap((event) => TraceEvent.safeParse(event).data ?? []))
}

function longestOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const isMain = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(events.filter(isMain).map(threadOf))
  const times = events.flatMap((event) =>
    event.ph === 'X' && mains.has(threadOf(event)) ? (event.tdur ?? 0) : [],
  )
  return Math.max(0, ...times) / MICROSECONDS
}
