import { decodeText } from './decode-text'

const TEXT = '<?xml version="1.0" encoding="UTF-16"?><name>Zoé 🍫</name>'
const little = Buffer.from(TEXT, 'utf16le')
const big = Buffer.from(little).swap16()

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 LE without a mark', little],
  ['UTF-16 BE', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ['UTF-16 BE without a mark', big],
])('reads a file in %s, in any pieces', async (_name, bytes) => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, 5)
    yield* [bytes.subarray(5, 90), bytes.subarray(90)]
  }
  let read = ''
  for await (const text of decodeText(pieces())) read += text
  expect(read).toBe(TEXT)
})
