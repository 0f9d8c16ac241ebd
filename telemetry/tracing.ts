import { context, propagation, trace } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-node'
import { setTracing } from './spans'
import type { TracingConfig } from './telemetry-settings'
import { traceFetches } from './trace-fetches'

/**
 * The queue of spans that wait for the exporter. A span takes about 2 kB, a full queue about 4 MB;
 * further spans are dropped, so that the shop is not affected.
 */
const QUEUE = {
  maxQueueSize: 2_048,
  maxExportBatchSize: 512,
  scheduledDelayMillis: 5_000,
  exportTimeoutMillis: 5_000,
}
/** The maximum time in ms that a hanging collector may delay the end of the process. */
const FLUSH_WITHIN_MS = 1_500

interface TracingOptions {
  isOwn: (origin: string) => boolean
  /** For tests: replaces OTLP over HTTP. */
  exporter?: SpanExporter
}

/**
 * The SDK is loaded only then.
 * @returns a function that stops tracing and sends the remaining spans, within 1.5 s
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
    // a remote caller's sampled flag alone is not trusted: the trace id must pass this process's
    // sampler too; traces sampled by another process of the shop with the same ratio do pass
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

/** Waits until the promise settles, but at most the given time, and ignores a rejection. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}
