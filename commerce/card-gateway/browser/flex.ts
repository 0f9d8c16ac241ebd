import type { FlexError } from './frame-messages'
import { Microform, type MicroformOptions } from './microform'

interface CaptureContextPayload {
  ctx?: { data?: { mfOrigin?: string } }[]
  flx?: { origin?: string }
}

/** The entry of the client library: `new Flex(captureContext).microform('card', {styles})`. */
class Flex {
  readonly #captureContext: string
  readonly #origin: string

  /** @throws FlexError CAPTURE_CONTEXT_INVALID */
  constructor(captureContext: string) {
    this.#captureContext = captureContext
    this.#origin = readOrigin(captureContext)
  }

  microform(type: 'card' | MicroformOptions = 'card', options?: MicroformOptions): Microform {
    const chosen = typeof type === 'object' ? type : options
    return new Microform(this.#captureContext, this.#origin, chosen ?? {})
  }
}

function readOrigin(captureContext: string): string {
  try {
    const [, payload = ''] = captureContext.split('.')
    const text = atob(payload.replace(/-/g, '+').replace(/_/g, '/'))
    const parsed = JSON.parse(text) as CaptureContextPayload
    const origin = parsed.ctx?.[0]?.data?.mfOrigin ?? parsed.flx?.origin
    if (origin) return origin
  } catch {
    // reported below, in the same way as a context without an origin
  }
  const error: FlexError = {
    name: 'FlexError',
    reason: 'CAPTURE_CONTEXT_INVALID',
    message: 'You have not supplied a valid capture context.',
  }
  throw Object.assign(new Error(error.message), error)
}

declare global {
  interface Window {
    Flex: typeof Flex
  }
}

window.Flex = Flex
