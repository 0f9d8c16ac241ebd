import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

/** Ways in which a provider may fail. */
export const FAULTS = {
  /** Never answers. */
  slow: () => {},
  busy: (res: ServerResponse) => {
    send(res, 429, { 'retry-after': '7' }, '{"error":"too many requests"}')
  },
  broken: (res: ServerResponse) => send(res, 500, {}, '{"error":"broken"}'),
  account: (res: ServerResponse) => send(res, 401, {}, '{"message":"unknown key"}'),
  cut: (res: ServerResponse) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    res.write('{"half":', () => res.destroy())
  },
  page: (res: ServerResponse) => {
    send(res, 200, { 'content-type': 'text/html' }, '<html><h1>Welcome</h1></html>')
  },
  'not JSON': (res: ServerResponse) => send(res, 200, {}, '{"half":'),
  'wrong shape': (res: ServerResponse) => send(res, 200, {}, '[{"unexpected":true}]'),
  endless: (res: ServerResponse) => send(res, 200, {}, `"${'x'.repeat(5 * 1024 * 1024)}"`),
  elsewhere: (res: ServerResponse) => {
    send(res, 302, { location: 'http://127.0.0.1:9/' }, '')
  },
} satisfies Record<string, (res: ServerResponse) => void>
export type Fault = keyof typeof FAULTS

interface FaultServer {
  origin: string
  requests: { method?: string; path: string; headers: Record<string, unknown>; body: string }[]
  /** The response to the next requests: a fault, or a text with status 200. */
  answer: { fault: Fault } | { text: string }
  close(): Promise<void>
}

function send(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  text: string,
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

/** Starts a provider on a free port of this machine that responds as configured in `answer`. */
export async function startFaultServer(answer: FaultServer['answer']): Promise<FaultServer> {
  const server = createServer((req, res) => {
    let body = ''
    req.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    req.on('end', () => {
      const { method, headers, url: path = '' } = req
      provider.requests.push({ method, path, headers, body })
      if ('fault' in provider.answer) FAULTS[provider.answer.fault](res)
      else send(res, 200, {}, provider.answer.text)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const provider: FaultServer = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    answer,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return provider
}
