import { useRef } from 'react'

/**
 * The value that the service stores, or will store once the last write has ended. It is known
 * before it is rendered: between response and rendering the shopper may enter the next value.
 * @param read reads the stored value from where a response puts it, not from the rendered state
 */
export function useSentValue<Value>(read: () => Value) {
  const last = useRef<{ value: Value }>()
  return {
    current: () => (last.current ? last.current.value : read()),
    isSending: () => last.current !== undefined,
    /** Resolves and rejects like `write`. */
    send: async (value: Value, write: Promise<unknown>): Promise<void> => {
      const own = { value }
      last.current = own
      try {
        await write
      } finally {
        if (last.current === own) last.current = undefined
      }
    },
  }
}
