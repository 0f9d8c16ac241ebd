import type { FastifyInstance } from 'fastify'
import { withTrace } from '../../telemetry/spans'
import { jobDuration, jobInterval, jobLastSuccess, jobRuns } from '../metrics/engine-metrics'

export interface Job {
  /** Label of metrics and spans, which must be a constant. */
  name: string
  everyMs: number
  /** Also run when the engine starts to listen, to complete work of an engine that stopped. */
  isRunAtStart?: boolean
  /** Runs the job. Its report is logged unless nothing was done. */
  run: () => Promise<JobReport>
  /** Called on close, before the job's current run is awaited. */
  stop?: () => Promise<void>
}

interface JobReport {
  /** Counts, or lists of numbers that appear only in the log. */
  done: Readonly<Record<string, number | readonly string[]>>
  /** Errors of single entries; all other entries were processed. */
  errors?: readonly unknown[]
}

/**
 * Each run has its own trace, is counted and timed, and counts as failed if it throws or reports an
 * error.
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
  // initialized here, so that the metric also reveals a job that never succeeds
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
