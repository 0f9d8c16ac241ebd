/** Focuses a part of a sheet and brings it to the top: what follows it is to be seen too. */
export function focusOnTop(part: HTMLElement | null): void {
  if (!part) return
  part.focus({ preventScroll: true })
  part.scrollIntoView({ block: 'start' })
}
