import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })).default([]),
})
const Traces = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(Span) })) })),
})

type CollectedSpan = z.output<typeof Span>

export interface FakeCollector {
  endpoint: string
  spans: CollectedSpan[]
  close(): Promise<void>
}

/** @param hangs accepts requests but never responds */
export async function startFakeCollector({ hangs = false } = {}): Promise<FakeCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const { resourceSpans } = Traces.parse(JSON.parse(Buffer.concat(chunks).toString()))
      for (const { scopeSpans } of resourceSpans) {
        for (const scope of scopeSpans) spans.push(...scope.spans)
      }
      if (!hangs) res.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
