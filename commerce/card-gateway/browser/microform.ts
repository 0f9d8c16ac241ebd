import { randomId } from '../../../rules/random-id'
import { Field } from './field-in-page'
import type {
  FieldOptions,
  FieldType,
  FlexError,
  Styles,
  ToPage,
  TokenOptions,
} from './frame-messages'
import { isMessageOf } from './frame-messages'

export interface MicroformOptions {
  styles?: Styles
}

type TokenCallback = (error: FlexError | null, token?: string) => void

const ANSWER_WITHIN_MS = 30_000

/**
 * The card fields of a form. They are in frames of the gateway, so that the page cannot read the
 * card number.
 */
export class Microform {
  readonly #id = randomId()
  readonly #fields = new Map<FieldType, Field>()
  readonly #pending = new Map<string, TokenCallback>()

  constructor(
    private readonly captureContext: string,
    private readonly origin: string,
    private readonly options: MicroformOptions,
  ) {
    window.addEventListener('message', (event) => this.#receive(event))
  }

  createField(type: FieldType, options: FieldOptions = {}): Field {
    const field = new Field({
      type,
      options,
      styles: this.options.styles ?? {},
      flex: this.#id,
      origin: this.origin,
      captureContext: this.captureContext,
    })
    this.#fields.set(type, field)
    return field
  }

  createToken(options: TokenOptions, callback: TokenCallback): void {
    const number = this.#fields.get('number')
    if (!number?.isLoaded) {
      callback(toError('CREATE_TOKEN_NO_FIELDS_LOADED', 'The card number field is not loaded.'))
      return
    }
    const request = randomId()
    this.#pending.set(request, callback)
    setTimeout(() => {
      const error = toError('CREATE_TOKEN_TIMEOUT', 'The card field did not answer in time.')
      this.#settle(request, error)
    }, ANSWER_WITHIN_MS)
    number.send({ type: 'create-token', request, options })
  }

  #receive({ data, origin, source }: MessageEvent<unknown>): void {
    if (origin !== this.origin || !isMessageOf(this.#id, data)) return
    const message = data as ToPage
    const field = this.#fields.get(message.field)
    // only messages from the field's own frame are accepted
    if (!field || source !== field.frameWindow) return
    if (message.type === 'token') this.#settle(message.request, null, message.token)
    else if (message.type === 'token-error') this.#settle(message.request, message.error)
    else field.receive(message)
  }

  #settle(request: string, error: FlexError | null, token?: string): void {
    const callback = this.#pending.get(request)
    this.#pending.delete(request)
    callback?.(error, token)
  }
}

function toError(reason: string, message: string): FlexError {
  return { name: 'FlexError', reason, message }
}
