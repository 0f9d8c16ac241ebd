import type { History } from 'history'
import { createElement, type ReactNode } from 'react'
import { findPage } from '@/site/find-page'
import { putInCharge, watchReleases } from './new-release'
import { ReleasePrompt } from './release-prompt'
import { watchTyping } from './typed-input'

interface Offer {
  registration: ServiceWorkerRegistration
  history: Pick<History, 'listen' | 'location'>
  /** Shows something over the page, or nothing any more. */
  show: (node: ReactNode) => void
}

/**
 * Offers a release that has come while this tab was open: not over a form in which somebody has
 * typed, nor on the way to an order; there it waits for the next page.
 * @returns how to end it
 */
export function offerReleases({ registration, history, show }: Offer): () => void {
  const typing = watchTyping()
  let waiting: ServiceWorker | undefined
  // the prompt came with this file: after a release no other of the old one can be had
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
