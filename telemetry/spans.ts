import {
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api'
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/* The shop's own spans (docs/adr/0097). Attributes contain neither personal data nor secrets: route
   templates instead of paths, and no queries, headers or error messages, because these may quote
   values. */

const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage']

/**
 * Creates no-operation spans while tracing is off; callers check `isOn` first, to avoid even those.
 */
let tracer = trace.getTracer('praline')
let isOn = false

/** Must be called after a provider of spans is registered, and before it shuts down. */
export function setTracing(on: boolean): void {
  isOn = on
  tracer = trace.getTracer('praline')
}

/**
 * Returns whether the code runs inside a traced request or job; nothing else is traced. Also true
 * for traces that are not sampled, so that this decision is passed on to other processes.
 */
export const isInTrace = () => isOn && trace.getActiveSpan() !== undefined

/**
 * Returns the current `traceparent` if the trace is sampled. A page contains it, so that the
 * browser can return it with its measurements.
 */
export function sampledTraceparent(): string | undefined {
  const span = isOn ? trace.getActiveSpan() : undefined
  if (!span?.isRecording()) return undefined
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}

export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = isOn ? trace.getActiveSpan()?.spanContext() : undefined
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

export interface RequestSpan {
  run<Result>(work: () => Result): Result
  /**
   * @param route template of the address;
   * @param status undefined if the client disconnected first
   */
  end(method: string, route: string, status: number | undefined): void
}

interface RequestSpanOptions {
  isCallerTrusted: boolean
}

/**
 * Starts the span of a request; undefined while tracing is off. Trace headers of untrusted callers
 * are removed from the request.
 */
export function startRequestSpan(
  headers: IncomingHttpHeaders,
  { isCallerTrusted }: RequestSpanOptions,
): RequestSpan | undefined {
  if (!isCallerTrusted) for (const name of TRACE_HEADERS) delete headers[name]
  if (!isOn) return undefined
  const parent = propagation.extract(ROOT_CONTEXT, headers)
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
  const active = trace.setSpan(parent, span)
  return {
    run: (work) => context.with(active, work),
    end(method, route, status) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.request.method': method, 'http.route': route })
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/** Runs a function in a span; of an error only its class name is recorded. */
export async function withSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isInTrace()) return work()
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds attributes to a trace while it runs. */
export interface TraceNotes {
  note(name: string, value: number | string): void
  fail(error: unknown): void
}

/** Runs work without a request, such as a job, in a new trace. */
export async function withTrace<Result>(
  name: string,
  attributes: Attributes,
  work: (notes: TraceNotes) => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work({ note: () => undefined, fail: () => undefined })
  return tracer.startActiveSpan(name, { root: true, attributes }, async (span) => {
    try {
      return await work({
        note: (key, value) => span.setAttribute(key, value),
        fail: (error) => markFailed(span, error),
      })
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** A call to another process, with the headers that continue the trace there. */
export interface CallSpan {
  headers: OutgoingHttpHeaders
  end(outcome: { status?: number; error?: unknown }): void
}

export function startCallSpan(name: string, attributes: Attributes): CallSpan {
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes })
  return {
    headers: headersOf(trace.setSpan(context.active(), span)),
    end({ status, error }) {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      if (error !== undefined) markFailed(span, error)
      else if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/**
 * Records a browser's report in the trace of its page. Whether it is sampled is decided by the
 * trace's id, not by the browser's flag.
 */
export function recordInTrace(traceparent: string, name: string, attributes: Attributes): void {
  if (!isOn) return
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent })
  if (trace.getSpanContext(parent)) tracer.startSpan(name, { attributes }, parent).end()
}

/** Records a completed operation, e.g. a database query. */
export function recordSpan(
  name: string,
  attributes: Attributes,
  { durationMs, error }: { durationMs: number; error?: unknown },
): void {
  const end = Date.now()
  const options = { kind: SpanKind.CLIENT, attributes, startTime: end - durationMs }
  const span = tracer.startSpan(name, options)
  if (error !== undefined) markFailed(span, error)
  span.end(end)
}

function headersOf(active: Context): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {}
  propagation.inject(active, headers)
  return headers
}

function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}
