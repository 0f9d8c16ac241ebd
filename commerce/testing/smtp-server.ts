import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** The accepted messages, as received. */
  messages: string[]
  recipients: string[]
  /** While true, recipients are refused temporarily (451). */
  isRefusing: boolean
  close(): Promise<void>
}

/** Starts a minimal mail server for delivery tests, on a free port of 127.0.0.1. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    serve(socket, smtp)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    recipients: [],
    isRefusing: false,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  return smtp
}

function serve(socket: Socket, smtp: SmtpServer): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let buffer = ''
  let isData = false
  say('220 test')
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8')
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = buffer.indexOf(end)
      if (at < 0) return
      const part = buffer.slice(0, at)
      buffer = buffer.slice(at + end.length)
      if (isData) smtp.messages.push(part)
      const answer = isData ? '250 taken' : answerTo(part, smtp)
      isData = answer.startsWith('354')
      say(answer)
      if (answer.startsWith('221')) socket.end()
    }
  })
}

function answerTo(line: string, smtp: SmtpServer): string {
  const command = line.slice(0, 4).toUpperCase()
  if (command === 'DATA') return '354 go on'
  if (command === 'QUIT') return '221 bye'
  if (command !== 'RCPT') return '250 ok'
  if (smtp.isRefusing) return '451 not now'
  smtp.recipients.push(line.match(/<(.*)>/)?.[1] ?? line)
  return '250 ok'
}
