/** @jest-environment jest-fixed-jsdom */
import { MessageChannel } from 'node:worker_threads'
import { PreviewHost, type PreviewState } from './preview-host'

// jsdom has no `MessageChannel`
Object.assign(globalThis, { MessageChannel })

const ORIGIN = 'http://localhost:3000'
const PHONE = { name: 'Phone', width: 375, height: 812, orientate: true, rotated: false }
const state = (text: string): PreviewState => ({
  content: { contentType: 'headline', text },
  locale: 'en-US',
  device: PHONE,
  devices: [PHONE],
})

/** Plays the part of `dc-visualization-sdk` in a frame, message by message. */
class FakeFrame {
  readonly received: unknown[] = []
  port: MessagePort | undefined
  #waiting: (() => void)[] = []

  /** Posts its name to the parent window, as the frame does when it has loaded. */
  begin(name: string, origin = ORIGIN): void {
    const source = {
      postMessage: (_: null, { transfer: [port] }: { transfer: MessagePort[] }) => {
        this.port = port
        if (!port) return
        port.onmessage = ({ data }) => {
          this.received.push(data)
          this.#waiting.forEach((look) => look())
        }
      },
    }
    const event = new MessageEvent('message', { data: name, origin })
    Object.defineProperty(event, 'source', { value: source })
    window.dispatchEvent(event)
  }

  request(event: string, id: string): void {
    this.port?.postMessage({ type: 'request', event, id, payload: null })
  }

  emit(event: string, payload: unknown): void {
    this.port?.postMessage({ type: 'emit', event, payload })
  }

  /** Resolves when a message that matches has arrived. */
  expectMessage(wanted: object): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        const matches = this.received.some((one) => {
          try {
            expect(one).toMatchObject(wanted)
            return true
          } catch {
            return false
          }
        })
        if (matches) resolve()
      }
      this.#waiting.push(look)
      look()
    })
  }
}

let host: PreviewHost
let connected: jest.Mock
beforeEach(() => {
  connected = jest.fn()
  host = new PreviewHost('a-name', ORIGIN, state('One'), connected)
})
afterEach(() => host.close())

test('a frame is connected, asks for the form, and gets each change', async () => {
  const frame = new FakeFrame()
  frame.begin('a-name')
  frame.request('mc-handshake', '1')
  await frame.expectMessage({ type: 'resolve', event: 'mc-handshake', id: '1' })
  await frame.expectMessage({ type: 'emit', event: 'mc-connected' })
  expect(connected).toHaveBeenCalledTimes(1)

  frame.request('visualization-sdk:form:get', '2')
  await frame.expectMessage({ id: '2', payload: { content: { text: 'One' } } })
  frame.emit('visualization-sdk:form:changed-config', { id: 'a-hash', config: {} })
  frame.request('visualization-sdk:locale:get', '3')
  await frame.expectMessage({ id: '3', payload: 'en-US' })
  frame.request('visualization-sdk:settings:get', '4')
  await frame.expectMessage({ id: '4', payload: { devices: [{ name: 'Phone' }] } })
  frame.request('something:else', '5')
  await frame.expectMessage({ type: 'reject', id: '5' })

  host.update({ ...state('Two'), locale: 'es-US' })
  await frame.expectMessage({
    type: 'emit',
    event: 'visualization-sdk:form:change',
    payload: { handlerId: 'a-hash', model: { content: { text: 'Two' } } },
  })
  await frame.expectMessage({ event: 'visualization-sdk:locale:change', payload: 'es-US' })
  frame.port?.close()
})

test('nobody else is handed a port', () => {
  const stranger = new FakeFrame()
  stranger.begin('a-name', 'https://elsewhere.example')
  stranger.begin('another-name')
  expect(stranger.port).toBeUndefined()
})
