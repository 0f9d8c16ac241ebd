import type { History } from 'history'
import { createElement, type ReactNode } from 'react'
import { findPage } from '@/site/find-page'
import { putInCharge, watchReleases } from './new-release'
import { ReleasePrompt } from './release-prompt'

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

interface Offer {
  registration: ServiceWorkerRegistration
  history: Pick<History, 'listen' | 'location'>
  /** Shows a node over the page; `null` removes it. */
  show: (node: ReactNode) => void
}

/**
 * Offers a release that was deployed while this tab was open. It is not offered over a form with
 * typed input, or during the checkout; there it waits for the next page.
 * @returns a function that stops it
 */
export function offerReleases({ registration, history, show }: Offer): () => void {
  const typing = watchTyping()
  let waiting: ServiceWorker | undefined
  // the prompt is part of this chunk, because after a release the old release's chunks cannot be
  // loaded
  const offer = () => {
    const worker = waiting
    const isPlace = !findPage(history.location.pathname).isWithoutChat && !typing.hasTyped()
    if (!worker || !isPlace) return
    waiting = undefined
    show(
      createElement(ReleasePrompt, {
        hasTyped: typing.hasTyped,
        onReload: () => void putInCharge(worker).then(() => window.location.reload()),
        onLater: () => show(null),
      }),
    )
  }
  const stops = [
    watchReleases(registration, (worker) => {
      waiting = worker
      offer()
    }),
    history.listen(offer),
    typing.stop,
  ]
  return () => stops.forEach((stop) => stop())
}
