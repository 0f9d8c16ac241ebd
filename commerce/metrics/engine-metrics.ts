import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { countRequests } from '../../telemetry/http-metrics'
import { countDroppedLines } from '../../telemetry/log-output'

/* Metrics of this process since it started, for Prometheus (docs/observability.md). */

const registry = new Registry()
const registers = [registry]

export const countRequest = countRequests(registry)
export const onLinesDropped = countDroppedLines(registry)

export const ordersPlaced = new Counter({
  name: 'orders_placed_total',
  help: 'Orders that were placed: paid, or to be paid later',
  labelNames: ['site'],
  registers,
})

export const payments = new Counter({
  name: 'payments_total',
  help: 'Answers of the payment gateway: approved, declined, or failed without an answer',
  labelNames: ['kind', 'outcome'],
  registers,
})

export const mailsSent = new Counter({
  name: 'mails_total',
  help: 'Attempts to send a mail: sent, retried later, given up, or unreached: no connection',
  labelNames: ['outcome'],
  registers,
})

export const mailsWaiting = new Gauge({
  name: 'mails_waiting',
  help: 'Mails in the outbox that are still to be sent, as this engine saw it last',
  registers,
})

export const queryDuration = new Histogram({
  name: 'database_query_duration_seconds',
  help: 'Time until the database answered a statement',
  labelNames: ['operation'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers,
})

export const queriesFailed = new Counter({
  name: 'database_query_errors_total',
  help: 'Statements that the database refused or did not answer',
  labelNames: ['operation'],
  registers,
})

export const jobRuns = new Counter({
  name: 'job_runs_total',
  help: 'Runs of what the engine does by itself, by task: done, or failed (also in part)',
  labelNames: ['task', 'outcome'],
  registers,
})

export const jobDuration = new Histogram({
  name: 'job_duration_seconds',
  help: 'Time that one run of a task took',
  labelNames: ['task'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  registers,
})

export const jobInterval = new Gauge({
  name: 'job_interval_seconds',
  help: 'How often a task is run',
  labelNames: ['task'],
  registers,
})

export const jobLastSuccess = new Gauge({
  name: 'job_last_success_timestamp_seconds',
  help: 'When a task was done last; before the first time, when this engine started',
  labelNames: ['task'],
  registers,
})

export const searchLoads = new Counter({
  name: 'search_loads_total',
  help: 'Attempts to bring the index of the search in memory up to date: done, or failed',
  labelNames: ['outcome'],
  registers,
})

export interface ConnectionFigures {
  max: number
  used: number
  waiting: number
}

let connections: () => ConnectionFigures | undefined = () => undefined

/** @param source called at each scrape */
export function showConnections(source: () => ConnectionFigures): void {
  connections = source
}

const gauge = (name: string, help: string, read: (now: ConnectionFigures) => number) =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      const now = connections()
      if (now) this.set(read(now))
    },
  })

gauge('database_connections_max', 'Connections there may be', ({ max }) => max)
gauge('database_connections_used', 'Connections in use', ({ used }) => used)
gauge('database_waiting', 'Callers that wait for a connection', ({ waiting }) => waiting)

export const oldReads = new Counter({
  name: 'database_old_reads_total',
  help: 'Statements whose answer may be a moment old, by who answered: replica, or primary instead',
  labelNames: ['server'],
  registers,
})

interface ReplicaFigures {
  name: string
  lagMs: number
  isUsed: boolean
}

let replicas: () => readonly ReplicaFigures[] = () => []

/** @param source called at each scrape */
export function showReplicas(source: () => readonly ReplicaFigures[]): void {
  replicas = source
}

const replicaGauge = (name: string, help: string, read: (replica: ReplicaFigures) => number) =>
  new Gauge({
    name,
    help,
    labelNames: ['replica'],
    registers,
    collect() {
      this.reset()
      for (const replica of replicas()) this.set({ replica: replica.name }, read(replica))
    },
  })

replicaGauge(
  'database_replica_lag_seconds',
  'The age of what a replica lacks at most; infinite if it does not answer',
  ({ lagMs }) => lagMs / 1000,
)
replicaGauge('database_replica_used', '1 if a replica answers, 0 if it is left out', (replica) =>
  Number(replica.isUsed),
)

/**
 * Adds metrics of event loop, memory and garbage collection. They concern the whole process, so
 * this is called only once.
 */
export function showProcessFigures(): void {
  collectDefaultMetrics({ register: registry })
}

export const readMetrics = async () => ({
  text: await registry.metrics(),
  contentType: registry.contentType,
})
