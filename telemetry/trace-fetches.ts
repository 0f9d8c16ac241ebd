import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { isInTrace, startCallSpan, type CallSpan } from './spans'

/* Node publishes events of every `fetch` on diagnostics channels, independent of the caller and its
   bundle. */

/**
 * Only the first parts of a path are recorded, because later parts may be ids, such as a shopper's
 * own in `/baskets/{id}`.
 */
const MAX_PARTS = 3
const NAMING_PART = /^(?:[a-z][a-z-]*|v\d+)$/

/**
 * Creates a span for every `fetch` of this process, until the response headers arrive.
 * @param isOwn returns whether an origin is a process of the shop; only these get the trace's
 * headers
 * @returns a function that stops tracing
 */
export function traceFetches(isOwn: (origin: string) => boolean): () => void {
  const spans = new WeakMap<object, CallSpan>()

  const onCreate = (message: unknown) => {
    const request = fieldOf(message, 'request')
    if (!isInTrace() || typeof request !== 'object' || request === null) return
    const origin = String(fieldOf(request, 'origin'))
    const method = String(fieldOf(request, 'method'))
    if (!URL.canParse(origin)) return
    const own = isOwn(origin)
    const target = own ? `/${namingParts(String(fieldOf(request, 'path')))}` : new URL(origin).host
    const span = startCallSpan(`${method} ${target}`, {
      'http.request.method': method,
      'server.address': new URL(origin).hostname,
    })
    spans.set(request, span)
    const addHeader = fieldOf(request, 'addHeader')
    if (!own || typeof addHeader !== 'function') return
    for (const [name, value] of Object.entries(span.headers)) {
      Reflect.apply(addHeader, request, [name, String(value)])
    }
  }
  const end = (message: unknown, outcome: Parameters<CallSpan['end']>[0]) => {
    const request = fieldOf(message, 'request')
    if (typeof request !== 'object' || request === null) return
    spans.get(request)?.end(outcome)
    spans.delete(request)
  }
  const onHeaders = (message: unknown) =>
    end(message, { status: Number(fieldOf(fieldOf(message, 'response'), 'statusCode')) })
  const onError = (message: unknown) => end(message, { error: fieldOf(message, 'error') })

  const channels: [string, (message: unknown) => void][] = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ]
  for (const [name, listener] of channels) subscribe(name, listener)
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener)
  }
}

function namingParts(path: string): string {
  const [pathname = ''] = path.split('?')
  const parts = pathname.split('/').filter((part) => part !== '')
  const end = parts.findIndex((part) => !NAMING_PART.test(part))
  return parts.slice(0, end === -1 ? MAX_PARTS : Math.min(end, MAX_PARTS)).join('/')
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
