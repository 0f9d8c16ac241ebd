/**
 * The host side of Amplience's real-time visualization protocol, for `dc-visualization-sdk` 1.1 in
 * a frame and `message-event-channel` 1.2. The frame posts the name from its address (`mc-name`) to
 * the window and receives a port; over this port both sides send `{type, event, id, payload}`.
 */

const EVENT = {
  handshake: 'mc-handshake',
  connected: 'mc-connected',
  disconnected: 'mc-disconnected',
  getForm: 'visualization-sdk:form:get',
  changedForm: 'visualization-sdk:form:change',
  watchForm: 'visualization-sdk:form:changed-config',
  getLocale: 'visualization-sdk:locale:get',
  changedLocale: 'visualization-sdk:locale:change',
  getDevice: 'visualization-sdk:device:get',
  changedDevice: 'visualization-sdk:device:change',
  getSettings: 'visualization-sdk:settings:get',
  getContext: 'visualization-sdk:context:get',
} as const

export interface PreviewDevice {
  name: string
  width: number
  height: number
  orientate: boolean
  rotated: boolean
}

/** State of the preview that a frame can request. */
export interface PreviewState {
  /** The item as the delivery API returns it, with linked items inlined. */
  content: Readonly<Record<string, unknown>>
  /** `es-US` */
  locale: string
  device: PreviewDevice
  devices: readonly PreviewDevice[]
}

interface Message {
  type: 'emit' | 'request'
  event: string
  id?: string
  payload?: unknown
}

/** Serves one frame until `close` is called. */
export class PreviewHost {
  readonly #name: string
  readonly #origin: string
  #state: PreviewState
  #port: MessagePort | undefined
  /** Ids of the frame's handlers that receive changes of the form. */
  readonly #watching = new Set<string>()
  readonly #onConnected: () => void

  /**
   * @param name the value of `mc-name` in the frame's address
   * @param origin of the frame: messages from other origins are ignored
   */
  constructor(name: string, origin: string, state: PreviewState, onConnected: () => void) {
    this.#name = name
    this.#origin = origin
    this.#state = state
    this.#onConnected = onConnected
    window.addEventListener('message', this.#begin)
  }

  /** Sends the current form values, language and device to the frame, if they changed. */
  update(state: PreviewState): void {
    const before = this.#state
    this.#state = state
    if (before.content !== state.content) {
      const model = this.#model()
      for (const handlerId of this.#watching) this.#emit(EVENT.changedForm, { model, handlerId })
    }
    if (before.locale !== state.locale) this.#emit(EVENT.changedLocale, state.locale)
    if (before.device.name !== state.device.name) this.#emit(EVENT.changedDevice, state.device)
  }

  close(): void {
    window.removeEventListener('message', this.#begin)
    this.#port?.close()
    this.#port = undefined
  }

  /** Opens a new channel; a reloaded frame posts its name again. */
  #begin = (event: MessageEvent): void => {
    if (event.origin !== this.#origin || event.data !== this.#name || !event.source) return
    const { port1, port2 } = new MessageChannel()
    this.#port?.close()
    this.#watching.clear()
    this.#port = port1
    port1.onmessage = ({ data }) => this.#receive(data)
    event.source.postMessage(null, { targetOrigin: this.#origin, transfer: [port2] })
  }

  #receive(data: unknown): void {
    const message = readMessage(data)
    if (!message) return
    if (message.type === 'request') return this.#answer(message)
    if (message.event === EVENT.watchForm) this.#watching.add(readHandlerId(message.payload))
    if (message.event === EVENT.disconnected) this.#watching.clear()
  }

  #answer({ event, id, payload }: Message): void {
    const answers: Readonly<Record<string, () => unknown>> = {
      [EVENT.handshake]: () => payload,
      [EVENT.getForm]: () => this.#model(),
      [EVENT.getLocale]: () => this.#state.locale,
      [EVENT.getDevice]: () => this.#state.device,
      [EVENT.getSettings]: () => ({ vse: '', devices: this.#state.devices }),
      [EVENT.getContext]: () => ({ 'content-form': true }),
    }
    const answer = answers[event]
    this.#port?.postMessage(
      answer
        ? { type: 'resolve', event, id, payload: answer() }
        : { type: 'reject', event, id, payload: 'unknown' },
    )
    if (event !== EVENT.handshake) return
    this.#emit(EVENT.connected)
    this.#onConnected()
  }

  #emit(event: string, payload?: unknown): void {
    this.#port?.postMessage({ type: 'emit', event, payload })
  }

  #model = () => ({ content: this.#state.content })
}

function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (!('type' in data) || !('event' in data) || typeof data.event !== 'string') return undefined
  if (data.type !== 'emit' && data.type !== 'request') return undefined
  return {
    type: data.type,
    event: data.event,
    id: 'id' in data && typeof data.id === 'string' ? data.id : undefined,
    payload: 'payload' in data ? data.payload : undefined,
  }
}

/** Returns the handler's id from the SDK's message `{id, config}`. */
function readHandlerId(payload: unknown): string {
  const isNamed = typeof payload === 'object' && payload !== null && 'id' in payload
  return isNamed ? String(payload.id) : ''
}
