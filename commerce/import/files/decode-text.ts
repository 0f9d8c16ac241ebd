import { Utf8Decoder } from './decode-utf8'
import { decodeWindows } from './decode-windows'

const SNIFFED_BYTES = 512
const MARKS: readonly [encoding: string, mark: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
// control characters that neither XML nor the database allows

const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Decodes a file's bytes by its byte order mark or its XML declaration, or else as UTF-8. Control
 * characters are removed.
 * @param onGuess called with the line of bytes that the encoding does not have.
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  onGuess: (line: number) => void = () => undefined,
): AsyncGenerator<string> {
  let decode: ((chunk?: Uint8Array) => string) | undefined
  let start = Buffer.alloc(0)
  for await (const chunk of chunks) {
    // a packer may cut the file within its declaration
    if (!decode) start = Buffer.concat([start, chunk])
    if (start.length < SNIFFED_BYTES) continue
    const next = decode ? chunk : start
    decode ??= createDecoder(start, onGuess)
    yield decode(next).replace(FORBIDDEN, '')
  }
  if (!decode && start.length > 0) {
    decode = createDecoder(start, onGuess)
    yield decode(start).replace(FORBIDDEN, '')
  }
  if (decode) yield decode().replace(FORBIDDEN, '')
}

/** @returns a function that decodes the next bytes; without any, the last ones. */
function createDecoder(
  start: Uint8Array,
  onGuess: (line: number) => void,
): (chunk?: Uint8Array) => string {
  const encoding = findEncoding(start)
  if (encoding === 'windows-1252') return (chunk) => (chunk ? decodeWindows(chunk) : '')
  const decoder = new TextDecoder(encoding)
  const utf8 = new Utf8Decoder(onGuess)
  return (chunk) => {
    if (encoding === 'utf-8') return utf8.decode(chunk)
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  }
}

function findEncoding(start: Uint8Array): string {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => start[index] === byte))
  if (marked) return marked[0]
  // `<` and a zero byte mean UTF-16 without a byte order mark
  if (start[0] === 0x3c && start[1] === 0) return 'utf-16le'
  if (start[0] === 0 && start[1] === 0x3c) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(start.subarray(0, SNIFFED_BYTES))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? 'utf-8'
  // a file with single bytes cannot be UTF-16, even if declared so
  if (/^utf-?16/i.test(declared)) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    return 'utf-8'
  }
}
