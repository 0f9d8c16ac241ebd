import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { ports } from '../setup/shop'

/** The shop behind an address that can switch to another release. */
export interface Releases {
  origin: string
  /** Switches to another build; the files of the previous one are gone. */
  releaseAnother(): void
  readonly id: string
  close(): void
}

/**
 * Serves the shop under test with the test's own build ids. Pages, worker and files contain the id,
 * and an id that is not current gets 404, like in a shop that was restarted.
 */
export async function startReleases(): Promise<Releases> {
  const build = await readBuildId()
  let number = 1
  const idNow = () => `release-${number}`
  const server = createServer((req, res) => {
    const [, asked] = /^\/mobify\/bundle\/([^/]+)\//.exec(req.url ?? '') ?? []
    if (asked && asked !== idNow()) return void res.writeHead(404).end()
    const path = (req.url ?? '/').replace(`/${idNow()}/`, `/${build}/`)
    const headers: IncomingHttpHeaders = { ...req.headers, 'accept-encoding': 'identity' }
    delete headers['if-none-match']
    const { method } = req
    const forwarded = request({ port: ports.storefront, path, method, headers }, (answer) => {
      const { statusCode = 502, headers: got } = answer
      const isText = /html|javascript|manifest/.test(got['content-type'] ?? '')
      if (!isText) return void answer.pipe(res.writeHead(statusCode, got))
      buffer(answer).then(
        (body) => {
          // replaces only the id, because the slashes around it are escaped in scripts
          const text = body.toString().replaceAll(build, idNow())
          const { 'content-length': _length, etag: _etag, ...restHeaders } = got
          res.writeHead(statusCode, restHeaders).end(text)
        },
        () => res.destroy(),
      )
    })
    forwarded.on('error', () => res.destroy())
    req.pipe(forwarded)
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    releaseAnother: () => void (number += 1),
    get id() {
      return idNow()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBuildId(): Promise<string> {
  const worker = await (await fetch(`http://localhost:${ports.storefront}/worker.js`)).text()
  const id = /\/mobify\/bundle\/([^/]+)\//.exec(worker)?.[1]
  if (!id) throw new Error('The worker does not say of which build it is.')
  return id
}
