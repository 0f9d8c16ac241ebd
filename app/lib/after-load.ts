/**
 * Runs work once the page and all it asked for are loaded, and some time more have passed.
 * @returns how to call it off
 */
export function afterLoad(work: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    timer = setTimeout(work, delayMs)
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    clearTimeout(timer)
  }
}
