import type {
  FieldEvent,
  FieldOptions,
  FieldState,
  FieldType,
  Styles,
  ToFrame,
  ToPage,
} from './frame-messages'

interface FieldSetup {
  type: FieldType
  options: FieldOptions
  styles: Styles
  flex: string
  origin: string
  captureContext: string
}

type Listener = (state: FieldState) => void
type WithoutFlex<Message> = Message extends { flex: string } ? Omit<Message, 'flex'> : never

const FRAME_PATH = '/card-gateway/microform/v2/iframes/field.html'
const DEFAULT_TITLES: Record<FieldType, string> = {
  number: 'Card number',
  securityCode: 'Security code',
}

/** A single input, displayed in a frame of the gateway's origin. */
export class Field {
  #frame: HTMLIFrameElement | undefined
  #isReady = false
  readonly #listeners = new Map<FieldEvent, Set<Listener>>()

  constructor(private readonly setup: FieldSetup) {}

  get isLoaded(): boolean {
    return this.#isReady
  }

  get frameWindow(): Window | null | undefined {
    return this.#frame?.contentWindow
  }

  load(container: string | Element): void {
    const parent = typeof container === 'string' ? document.querySelector(container) : container
    if (!parent) throw new Error(`FIELD_LOAD_CONTAINER_SELECTOR: ${String(container)} not found.`)
    this.unload()
    const frame = document.createElement('iframe')
    const { type, options, origin, flex, captureContext } = this.setup
    frame.title = options.title ?? DEFAULT_TITLES[type]
    frame.style.cssText = 'border:0;width:100%;height:100%;display:block'
    frame.setAttribute('allow', '')
    const query = new URLSearchParams({ type, flex, parent: location.origin, captureContext })
    frame.src = `${origin}${FRAME_PATH}?${query}`
    parent.append(frame)
    this.#frame = frame
  }

  unload(): void {
    this.#frame?.remove()
    this.#frame = undefined
    this.#isReady = false
  }

  on(event: FieldEvent, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
  }

  off(event: FieldEvent, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener)
  }

  focus(): void {
    this.#frame?.focus()
    this.send({ type: 'focus' })
  }

  clear(): void {
    this.send({ type: 'clear' })
  }

  update(options: FieldOptions): void {
    Object.assign(this.setup.options, options)
    this.send({ type: 'update', options })
  }

  send(message: WithoutFlex<ToFrame>): void {
    this.frameWindow?.postMessage({ ...message, flex: this.setup.flex }, this.setup.origin)
  }

  receive(message: ToPage): void {
    if (message.type === 'ready') {
      const { options, styles } = this.setup
      this.#isReady = true
      this.send({ type: 'set-up', options, styles })
    }
    if (message.type === 'event') {
      for (const listener of this.#listeners.get(message.event) ?? []) listener(message.state)
    }
  }
}
