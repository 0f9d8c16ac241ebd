import { decodeWindows } from './decode-windows'

/** Well-formed sequences of UTF-8 as single bytes, and any other byte above ASCII. */
const HIGH =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g
const LONGEST = 4

/**
 * Bytes that are not UTF-8 are read as Windows-1252, in which shops write such files, so that no
 * letter is lost.
 */
export class Utf8Decoder {
  readonly #strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  readonly #onGuess: (line: number) => void
  #rest = Buffer.alloc(0)
  #line = 1
  #isFirst = true

  /** @param onGuess called with the line of bytes that are not UTF-8 */
  constructor(onGuess: (line: number) => void) {
    this.#onGuess = onGuess
  }

  /** Decodes the next bytes; without any, the last ones. */
  decode(chunk?: Uint8Array): string {
    const bytes = Buffer.concat([this.#rest, chunk ?? Buffer.alloc(0)])
    const end = bytes.length - (chunk ? countIncomplete(bytes) : 0)
    this.#rest = bytes.subarray(end)
    const text = this.#decode(bytes.subarray(0, end))
    const isMarked = this.#isFirst && text.startsWith('\ufeff')
    this.#isFirst &&= text === ''
    this.#line += countLines(text)
    return isMarked ? text.slice(1) : text
  }

  #decode(bytes: Buffer): string {
    try {
      return this.#strict.decode(bytes)
    } catch {
      const latin = bytes.toString('latin1')
      let isReported = false
      return latin.replaceAll(HIGH, (found, at: number) => {
        const known = Buffer.from(found, 'latin1')
        if (known.length > 1) return known.toString('utf8')
        if (!isReported) this.#onGuess(this.#line + countLines(latin.slice(0, at)))
        isReported = true
        return decodeWindows(known)
      })
    }
  }
}

/** Returns the number of bytes at the end that are the beginning of a longer sequence. */
function countIncomplete(bytes: Buffer): number {
  for (let count = 1; count < LONGEST && count <= bytes.length; count += 1) {
    const byte = bytes[bytes.length - count] ?? 0
    if (byte < 0x80) return 0
    if (byte < 0xc0) continue
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : LONGEST
    return length > count ? count : 0
  }
  return 0
}

function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}
