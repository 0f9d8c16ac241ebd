import { connectFields } from './field-channel'
import { FrameInput } from './frame-input'
import type { FieldEvent, FieldType, ToFrame, ToPage } from './frame-messages'
import { isMessageOf } from './frame-messages'
import { createCardToken } from './create-card-token'

/** Runs inside the gateway's frame: one input, which exchanges messages with the permitted page. */
function start(): void {
  const query = new URLSearchParams(location.search)
  const field: FieldType = query.get('type') === 'securityCode' ? 'securityCode' : 'number'
  const flex = query.get('flex') ?? ''
  // the server has checked that the capture context contains this origin
  const parentOrigin = query.get('parent') ?? ''
  const captureContext = query.get('captureContext') ?? ''
  const element = document.querySelector('input')
  if (!element) return

  const send = (message: ToPage) => window.parent.postMessage(message, parentOrigin)
  const emit = (event: FieldEvent) =>
    send({ flex, field, type: 'event', event, state: input.state() })
  const input = new FrameInput(element, field, captureContext, emit)
  const channel = connectFields(flex, field, input)

  const receive = async (message: ToFrame): Promise<void> => {
    if (message.type === 'set-up') {
      input.setStyles(message.styles)
      input.setOptions(message.options)
      input.catchUp()
      emit('load')
    }
    if (message.type === 'update') input.setOptions(message.options)
    if (message.type === 'focus') input.focus()
    if (message.type === 'clear') input.clear()
    if (message.type === 'create-token' && field === 'number') {
      const { request, options } = message
      const code = await channel.askSecurityCode()
      const result = await createCardToken(captureContext, input.value(), code, options)
      if ('token' in result) send({ flex, field, type: 'token', request, token: result.token })
      else send({ flex, field, type: 'token-error', request, error: result })
    }
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== parentOrigin || source !== window.parent || !isMessageOf(flex, data)) return
    void receive(data as ToFrame)
  })
  send({ flex, field, type: 'ready' })
}

start()
