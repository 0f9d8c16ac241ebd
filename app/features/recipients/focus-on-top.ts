/**
 * Focuses a part of a sheet and scrolls it to the top, so that the content after it is visible too.
 */
export function focusOnTop(part: HTMLElement | null): void {
  if (!part) return
  part.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'start' })
}
