import { once } from 'node:events'
import { connect } from 'node:net'

const REQUESTS_EACH = 20
const PATH = '/mobify/proxy/api/product/shopper-products/v1/organizations/f_ecom_prln_001/products'

export async function pipelineRequests(origin: string, connections: number): Promise<void> {
  const { hostname, port } = new URL(origin)
  const request = `GET ${PATH}?ids=none HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`
  const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      socket.setTimeout(60_000, () => socket.destroy())
      const closed = once(socket, 'close')
      socket.resume().write(request.repeat(REQUESTS_EACH - 1) + last)
      await closed
    }),
  )
}
