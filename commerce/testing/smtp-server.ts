import { createServer, type AddressInfo, type Socket } from 'node:net'

export interface SmtpServer {
  url: string
  /** The accepted messages, as received. */
  messages: string[]
  recipients: string[]
  /** While true, recipients are refused temporarily (451); a text: those whose address ends so. */
  isRefusing: boolean | string
  /** Further connections are closed with 421. */
  maxConnections: number
  /** The highest number of connections at once. */
  mostConnections: number
  /** Before a message is accepted. */
  delayMs: number
  close(): Promise<void>
}

/** Starts a minimal mail server for delivery tests, on a free port of 127.0.0.1. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (sockets.size >= smtp.maxConnections) {
      socket.end('421 too many connections\r\n')
      return
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    smtp.mostConnections = Math.max(smtp.mostConnections, sockets.size)
    serve(socket, smtp)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    messages: [],
    recipients: [],
    isRefusing: false,
    maxConnections: Infinity,
    mostConnections: 0,
    delayMs: 0,
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
      if (isData) {
        isData = false
        smtp.messages.push(part)
        setTimeout(() => say('250 taken'), smtp.delayMs)
        continue
      }
      const answer = answerTo(part, smtp)
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
  const recipient = line.match(/<(.*)>/)?.[1] ?? line
  const { isRefusing } = smtp
  if (typeof isRefusing === 'string' ? recipient.endsWith(isRefusing) : isRefusing) {
    return '451 not now'
  }
  smtp.recipients.push(recipient)
  return '250 ok'
}
