import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-node'
import { setTracing } from './spans'
import type { TracingConfig } from './telemetry-settings'
import { traceFetches } from './trace-fetches'

/** Spans that wait for the exporter: at some 2 kB each, 4 MB. More are dropped, and the shop goes on. */
const QUEUE = {
  maxQueueSize: 2_048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 5_000,
  exportTimeoutMillis: 5_000,
}
/** A collector that hangs holds up the end of the process no longer, ms. */
const FLUSH_WITHIN_MS = 1_500

interface TracingOptions {
  /** Whether an origin is a process of the shop, which goes on with the trace. */
  isOwn: (origin: string) => boolean
  /** Of tests: in place of OTLP over HTTP. */
  exporter?: SpanExporter
}

/**
 * Traces from now on, where a collector is configured. The SDK is loaded only then.
 * @returns what ends it: sends what is left, within 1.5 s
 */
export async function startTracing(
  config: TracingConfig | undefined,
  { isOwn, exporter }: TracingOptions,
): Promise<() => Promise<void>> {
  if (!config) return async () => undefined
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const sampler = new sdk.TraceIdRatioBasedSampler(config.sampleRatio)
  const url = `${config.endpoint}/v1/traces`
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.serviceName }),
    // who says that its trace is sampled is asked the same question, which a trace of ours passes
    sampler: new sdk.ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(
        exporter ?? new OTLPTraceExporter({ url, timeoutMillis: QUEUE.exportTimeoutMillis }),
        QUEUE,
      ),
    ],
  })
  provider.register()
  const stopFetches = traceFetches(isOwn)
  setTracing(true)
  return async () => {
    setTracing(false)
    stopFetches()
    for (const api of [trace, context, propagation]) api.disable()
    await within(FLUSH_WITHIN_MS, provider.shutdown())
  }
}

/** What fails or takes longer is given up. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}
