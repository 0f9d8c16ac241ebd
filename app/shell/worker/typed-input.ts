type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Remembers what is typed from now on, to know whether reloading the page would lose it. */
export function watchTyping(): { hasTyped: () => boolean; stop: () => void } {
  const typed = new Set<Field>()
  const remember = ({ target }: Event) => {
    if (isField(target)) typed.add(target)
  }
  document.addEventListener('input', remember, { capture: true })
  return {
    // what was cleared or sent is not there any more
    hasTyped: () => [...typed].some((field) => field.isConnected && field.value !== ''),
    stop: () => document.removeEventListener('input', remember, { capture: true }),
  }
}
