/**
 * Runs work some time after the page and all its resources have loaded.
 * @returns a function that cancels it
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
