import { trace } from '@opentelemetry/api'

/** Returns the trace ids for a line of the log, if there is a trace. */
export function logContext(): object {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
