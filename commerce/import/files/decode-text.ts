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
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    decoder ??= createDecoder(chunk)
    yield decoder.decode(chunk, { stream: true }).replace(FORBIDDEN, '')
  }
  if (decoder) yield decoder.decode().replace(FORBIDDEN, '')
}

function createDecoder(start: Uint8Array): TextDecoder {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => start[index] === byte))
  if (marked) return new TextDecoder(marked[0])
  // `<` and a zero byte mean UTF-16 without a byte order mark
  if (start[0] === 0x3c && start[1] === 0) return new TextDecoder('utf-16le')
  if (start[0] === 0 && start[1] === 0x3c) return new TextDecoder('utf-16be')
  const head = new TextDecoder('latin1').decode(start.subarray(0, SNIFFED_BYTES))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    // a file with single bytes cannot be UTF-16, even if declared so
    return new TextDecoder(/^utf-?16/i.test(declared) ? 'utf-8' : declared)
  } catch {
    return new TextDecoder('utf-8')
  }
}
