import { trace } from '@opentelemetry/api'

/** Of which trace a line of the log is a part, if any. */
export function logContext(): object {
  const span = trace.getActiveSpan()?.spanContext()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
