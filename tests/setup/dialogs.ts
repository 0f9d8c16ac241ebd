/**
 * What jsdom lacks of dialogs, as far as a component notices: that one is open, what has the focus
 * before, in it and afterwards, that Escape closes it unless something inside takes the key, that closing
 * is told a moment later. Browsers' own are seen in tests/e2e.
 */
if (typeof HTMLDialogElement !== 'undefined') {
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  // after the page's own handlers have seen the key
  window.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return
    target.closest<HTMLDialogElement>('dialog[open]')?.close()
  })
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement)
      this.open = true
      this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      const opener = openers.get(this)
      if (opener instanceof HTMLElement) opener.focus()
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
    getAnimations: () => [],
  })
}
