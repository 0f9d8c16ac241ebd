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

/*
 * The spans that the shop makes itself (docs/adr/0097). Nothing that names a person, and nothing that
 * opens something, is an attribute: routes in place of paths, no query, no header, no message of an
 * error, which may quote a value.
 */

const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage']

/** No-operation spans while nothing is traced; callers ask before, to save even those. */
let tracer = trace.getTracer('praline')
let isOn = false

/** To be called once a provider of spans is registered, and before it ends. */
export function setTracing(on: boolean): void {
  isOn = on
  tracer = trace.getTracer('praline')
}

/**
 * Whether this is part of a request or of a job: nothing else is traced. Of a trace that is not
 * sampled too, so that others hear that it is not.
 */
export const isInTrace = () => isOn && trace.getActiveSpan() !== undefined

/**
 * The `traceparent` of what this is part of, where it is sampled: for a page, which gives it back
 * with what its browser has measured.
 */
export function sampledTraceparent(): string | undefined {
  const span = isOn ? trace.getActiveSpan() : undefined
  if (!span?.isRecording()) return undefined
  const { traceId, spanId } = span.spanContext()
  return `00-${traceId}-${spanId}-01`
}

/** For the log: the ids of the span that this is part of. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = isOn ? trace.getActiveSpan()?.spanContext() : undefined
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** The answering of one request. */
export interface RequestSpan {
  /** Runs something as part of it. */
  run<Result>(work: () => Result): Result
  /** @param route template of the address; @param status undefined: the client left first */
  end(method: string, route: string, status: number | undefined): void
}

interface RequestSpanOptions {
  /** Whether the caller may say which trace this is part of: one of ours, not a browser. */
  isCallerTrusted: boolean
}

/** Undefined while nothing is traced. A stranger's trace headers are taken off the request. */
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

/** Runs work in a span; of an error only its class name is recorded. */
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

/** What is learned about a trace while it runs. */
export interface TraceNotes {
  note(name: string, value: number | string): void
  fail(error: unknown): void
}

/** Runs work that no request started, such as a job, in a new trace. */
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

/** An exchange with another process, and what it is to be sent so that it goes on with the trace. */
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
 * Something that a browser reports, in the trace of the page that it was sent. Whether that is
 * sampled is decided from the trace's id, whatever the browser says.
 */
export function recordInTrace(traceparent: string, name: string, attributes: Attributes): void {
  if (!isOn) return
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent })
  if (trace.getSpanContext(parent)) tracer.startSpan(name, { attributes }, parent).end()
}

/** Something that is over, e.g. a query of the database. */
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
