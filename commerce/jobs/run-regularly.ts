import type { FastifyInstance } from 'fastify'
import { withTrace } from '../../telemetry/spans'
import { jobDuration, jobInterval, jobLastSuccess, jobRuns } from '../metrics/engine-metrics'

export interface Job {
  /** A label of metrics and spans: a fixed word. */
  name: string
  everyMs: number
  /** Also as soon as the engine listens: what an engine that stopped has left. */
  isRunAtStart?: boolean
  /** What it did; the log says so unless it was nothing. */
  run: () => Promise<JobReport>
  /** Before the end of a run that is under way is waited for. */
  stop?: () => Promise<void>
}

interface JobReport {
  /** How many, or their numbers, which the log alone shows. */
  done: Readonly<Record<string, number | readonly string[]>>
  /** Of single entries; the others were done. */
  errors?: readonly unknown[]
}

/**
 * Runs a job again and again while the engine listens, one run at a time. Each run is a trace of its
 * own, is counted and timed, and counts as failed where it threw or reports an error.
 */
export function runRegularly(app: FastifyInstance, job: Job): void {
  const { name, everyMs, isRunAtStart = false } = job
  const task = { task: name }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const runOnce = async () => {
    const endTimer = jobDuration.startTimer(task)
    try {
      const errors = await withTrace(`job ${name}`, { 'job.name': name }, async (span) => {
        const { done, errors: found = [] } = await job.run()
        const counts = Object.entries(done).map(([what, of]) => [what, countOf(of)] as const)
        for (const [what, count] of counts) span.note(`job.${what}`, count)
        if (found[0] !== undefined) span.fail(found[0])
        for (const err of found) app.log.error({ err, job: name }, 'a job met an error')
        if (counts.some(([, count]) => count > 0))
          app.log.info({ job: name, ...done }, 'a job is done')
        return found
      })
      jobRuns.inc({ ...task, outcome: errors.length === 0 ? 'done' : 'failed' })
      if (errors.length === 0) jobLastSuccess.setToCurrentTime(task)
    } catch (err) {
      app.log.error({ err, job: name }, 'a job failed')
      jobRuns.inc({ ...task, outcome: 'failed' })
    } finally {
      endTimer()
    }
  }
  const run = () => {
    running ??= runOnce().finally(() => {
      running = undefined
    })
  }
  jobInterval.set(task, everyMs / 1000)
  // counted from here on, so that a job that never succeeds is noticed as well
  jobLastSuccess.setToCurrentTime(task)
  app.addHook('onListen', async () => {
    if (isRunAtStart) run()
    timer = setInterval(run, everyMs)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await job.stop?.()
    await running
  })
}

const countOf = (done: number | readonly string[]) =>
  typeof done === 'number' ? done : done.length
