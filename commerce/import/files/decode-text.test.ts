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
  for (const size of [1, 2, 5, 31, 90, 1000]) {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    let read = ''
    for await (const text of decodeText(pieces())) read += text
    expect(read).toBe(TEXT)
  }
})

it('reads bytes that are not UTF-8 as Windows-1252, beside others, in any pieces', async () => {
  const bytes = Buffer.concat([
    Buffer.from('<a>Zoé 🍫\n'),
    Buffer.from([0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80]),
    Buffer.from(' é</a>'),
  ])
  for (let size = 1; size <= bytes.length; size += 1) {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    const lines = new Set<number>()
    let read = ''
    for await (const text of decodeText(pieces(), (line) => lines.add(line))) read += text
    expect(read).toBe('<a>Zoé 🍫\nCrème € é</a>')
    expect([...lines]).toEqual([2])
  }
})

it.each(['windows-1252', 'ISO-8859-1', 'latin1'])('reads a file in %s', async (encoding) => {
  const head = `<?xml version="1.0" encoding="${encoding}"?>`
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield Buffer.concat([Buffer.from(head), Buffer.from([0x93, 0x43, 0xe8, 0x94, 0x20, 0x80])])
  }
  let read = ''
  for await (const text of decodeText(pieces())) read += text
  expect(read).toBe(`${head}“Cè” €`)
})
