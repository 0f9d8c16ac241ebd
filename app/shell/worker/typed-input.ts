type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * Tracks the fields in which the shopper types from now on, to find out whether reloading would
 * lose input.
 */
export function watchTyping(): { hasTyped: () => boolean; stop: () => void } {
  const typed = new Set<Field>()
  const remember = ({ target }: Event) => {
    if (isField(target)) typed.add(target)
  }
  document.addEventListener('input', remember, { capture: true })
  return {
    // fields that were cleared or removed have no input to lose
    hasTyped: () => [...typed].some((field) => field.isConnected && field.value !== ''),
    stop: () => document.removeEventListener('input', remember, { capture: true }),
  }
}
