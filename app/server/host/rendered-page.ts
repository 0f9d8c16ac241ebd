import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OutgoingHttpHeaders } from 'node:http'
import type { PageReads } from './page-change'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// At this quality brotli takes only milliseconds for a page.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const BYTES_PER_TAG = 64

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as the application sent it; header names in lower case. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/**
 * A page that can be sent many times: each encoding is compressed once, at the first request for
 * it.
 */
export class SendablePage {
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>()

  constructor(
    readonly page: RenderedPage,
    readonly etag: string | undefined,
    /** Time of the next change of its content, in ms since 1970. It must not be cached longer. */
    readonly nextChange = Infinity,
    readonly reads: PageReads = {},
  ) {
    this.#encoded.set('identity', page.body)
  }

  /** The body in an encoding; synchronous if it was compressed before. */
  body(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const { body } = this.page
    const made = encoding === 'br' ? toBrotli(body, BROTLI) : toGzip(body)
    this.#encoded.set(encoding, made)
    void made.then((buffer) => this.#encoded.set(encoding, buffer))
    return made
  }

  /** Bytes in memory, including the compressed bodies (an estimate). */
  get bytes(): number {
    const tags = (this.reads.tags?.size ?? 0) * BYTES_PER_TAG
    return Math.ceil(this.page.body.length * 1.5) + tags + 2048
  }
}

export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
