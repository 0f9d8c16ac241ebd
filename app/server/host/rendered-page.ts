import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { OutgoingHttpHeaders } from 'node:http'
import type { PageReads } from './page-change'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// Five is where brotli still costs milliseconds for a page.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const BYTES_PER_TAG = 64

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page as the application answered it; header names in lower case. */
export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A page ready to be sent many times: each encoding is made once, when first asked for. */
export class SendablePage {
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>()

  constructor(
    readonly page: RenderedPage,
    readonly etag: string | undefined,
    /** When content of it changes (ms since 1970): it must not be cached past then. */
    readonly nextChange = Infinity,
    /** What it was made from. */
    readonly reads: PageReads = {},
  ) {
    this.#encoded.set('identity', page.body)
  }

  /** The body in an encoding; synchronous once it was made. */
  body(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const { body } = this.page
    const made = encoding === 'br' ? toBrotli(body, BROTLI) : toGzip(body)
    this.#encoded.set(encoding, made)
    void made.then((buffer) => this.#encoded.set(encoding, buffer))
    return made
  }

  /** Bytes in memory, compressed bodies included (estimated before they exist). */
  get bytes(): number {
    const tags = (this.reads.tags?.size ?? 0) * BYTES_PER_TAG
    return Math.ceil(this.page.body.length * 1.5) + tags + 2048
  }
}

/** The best encoding a browser accepts. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip'
  return 'identity'
}
