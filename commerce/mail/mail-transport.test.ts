import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import sharp from 'sharp'
import { encode } from 'uqr'
import { startSmtpServer } from '../testing/smtp-server'
import { createSmtpTransport } from './mail-transport'

const MAIL: Parameters<ReturnType<typeof createSmtpTransport>['send']>[0] = {
  recipient: 'ada@example.com',
  id: 7,
  reference: 'order:00001001',
  subject: 'Your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  sender: null,
  unsubscribe_url: null,
}

/** Ways in which a mail server can fail. */
const FAULTS: Record<string, (socket: Socket) => void> = {
  'never greets': () => {},
  'greets and hangs': (socket) => void socket.write('220 test\r\n'),
  'is too busy': (socket) => void socket.end('421 too many connections\r\n'),
  'hangs up in the middle': (socket) => {
    socket.write('220 test\r\n')
    socket.once('data', () => socket.destroy())
  },
  'speaks HTTP': (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
}

let server: Server | undefined
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

test.each(Object.entries(FAULTS))('delivery fails if a mail server %s', async (_name, fault) => {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    fault(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const smtp = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Shop <shop@example.com>', 50)
  await expect(smtp.send(MAIL)).rejects.toThrow()
  smtp.close()
})

async function sentMessage(changes: Partial<typeof MAIL>) {
  const receiver = await startSmtpServer()
  const smtp = createSmtpTransport(receiver.url, 'Shop <shop@example.com>')
  await smtp.send({ ...MAIL, ...changes })
  smtp.close()
  await receiver.close()
  return receiver.messages[0]
}

test.each([
  [null, 'example.com'],
  ['Brindille <hello@mail.brindille.example>', 'mail.brindille.example'],
  ['"Sweets, @home" <a@sweets.example>', 'sweets.example'],
  ['plain@plain.example', 'plain.example'],
  ['Süß <post@süß.example>', 'xn--s-qfa0g.example'],
])('the id of a mail from %s is of the domain %s', async (sender, domain) => {
  expect(await sentMessage({ sender })).toContain(`Message-ID: <order.00001001.7@${domain}>`)
})

test('a mail says that nobody wrote it; only one that advertises can be unsubscribed from', async () => {
  const order = await sentMessage({})
  expect(order).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(order).not.toContain('List-Unsubscribe')
  const notice = await sentMessage({ unsubscribe_url: 'https://shop.example/u/1' })
  expect(notice).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(notice).toContain('List-Unsubscribe: <https://shop.example/u/1>')
  expect(notice).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('the code of a pickup is attached as a picture that a scanner reads', async () => {
  const html = '<p>K7M 4XR</p><img src="cid:qr-K7M4XR@code"><img src="cid:qr-K7M4XR@code">'
  const message = (await sentMessage({ html })) ?? ''
  expect(message.match(/Content-ID: <qr-K7M4XR@code>/g)).toHaveLength(1)
  expect(message).toMatch(/Content-Disposition: inline; filename=K7M4XR\.png/)
  const base64 =
    /Content-ID: <qr-K7M4XR@code>[\s\S]*?\r?\n\r?\n([\w+/=\s]+)/.exec(message)?.[1] ?? ''
  const picture = sharp(Buffer.from(base64, 'base64')).greyscale().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const modules = encode('K7M4XR', { ecc: 'M', border: 4 })
  const width = info.width / modules.size
  expect(Number.isInteger(width)).toBe(true)
  const isDark = (row: number, column: number) =>
    (data[Math.floor((row + 0.5) * width) * info.width + Math.floor((column + 0.5) * width)] ?? 0) <
    128
  expect(modules.data.map((line, row) => line.map((_, column) => isDark(row, column)))).toEqual(
    modules.data,
  )
})
