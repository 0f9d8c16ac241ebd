import { detectBrand, type CardBrand } from '../card-number.rules'
import type { FieldType } from './frame-messages'
import type { FrameInput } from './frame-input'

type ChannelMessage =
  | { type: 'brand?' }
  | { type: 'brand'; securityCodeLength: number }
  | { type: 'code?' }
  | { type: 'code'; code: string }

const ANSWER_WITHIN_MS = 5000

export interface FieldChannel {
  /** Returns the security code from its frame; undefined if there is no such field. */
  askSecurityCode(): Promise<string | undefined>
}

/**
 * Connects the two frames of a form without involving the page: only documents of this origin can
 * listen.
 */
export function connectFields(flex: string, field: FieldType, input: FrameInput): FieldChannel {
  const channel = new BroadcastChannel(`flex-${flex}`)
  let answer: ((code: string) => void) | undefined
  const send = (message: ChannelMessage) => channel.postMessage(message)

  const reportBrand = (brand: CardBrand | undefined) =>
    send({ type: 'brand', securityCodeLength: brand?.securityCodeLength ?? 3 })

  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    if (field === 'securityCode') {
      if (data.type === 'brand') input.setSecurityCodeLength(data.securityCodeLength)
      if (data.type === 'code?') send({ type: 'code', code: input.value() })
    } else {
      if (data.type === 'brand?') reportBrand(detectBrand(input.value()))
      if (data.type === 'code') answer?.(data.code)
    }
  })
  if (field === 'number') input.onBrand(reportBrand)
  // the number may have been typed before this frame was loaded
  else send({ type: 'brand?' })

  return {
    askSecurityCode: () =>
      new Promise((resolve) => {
        const timer = setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS)
        answer = (code) => {
          clearTimeout(timer)
          resolve(code)
        }
        send({ type: 'code?' })
      }),
  }
}
