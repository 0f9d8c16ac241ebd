import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ApplicationDialog } from './application-dialog'
import { directionsUrl, storedDirectionsApp, type DirectionsApp } from './directions-app'
import { directionsMessages as messages } from './directions.messages'
import { mapsSearchUrl, type Destination } from './maps-search-url'

/** Media query for phones, with the breakpoint of CON-001. */
const NARROW = '(max-width: 768px)'

interface DirectionsProps {
  name: string
  to: Destination
  className?: string
}

/**
 * A link to directions: a maps search in a new tab or, on a phone, an application that the shopper
 * chooses once (SHOP-024).
 */
export function Directions({ name, to, className }: DirectionsProps) {
  const { formatMessage } = useIntl()
  const isNarrow = useNarrowWindow()
  const [isAsked, setIsAsked] = useState(false)
  if (!isNarrow) {
    return (
      <a
        href={mapsSearchUrl(to)}
        target="_blank"
        rel="noopener noreferrer"
        className={className}
        aria-label={formatMessage(messages.inNewTab, { name })}
      >
        <FormattedMessage {...messages.directions} />
      </a>
    )
  }
  const show = () => {
    const app = storedDirectionsApp.get()
    if (app) window.open(directionsUrl(app, to), '_blank', 'noopener,noreferrer')
    else setIsAsked(true)
  }
  const choose = (app: DirectionsApp) => {
    storedDirectionsApp.set(app)
    setIsAsked(false)
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={formatMessage(messages.to, { name })}
        onClick={show}
      >
        <FormattedMessage {...messages.directions} />
      </button>
      <ApplicationDialog
        isOpen={isAsked}
        to={to}
        onChoose={choose}
        onCancel={() => setIsAsked(false)}
      />
    </>
  )
}

const narrowWindow = () => window.matchMedia?.(NARROW)

const subscribe = (listener: () => void) => {
  const query = narrowWindow()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/**
 * Returns whether the window is as narrow as a phone; `false` on the server and until hydration.
 */
function useNarrowWindow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => narrowWindow()?.matches ?? false,
    () => false,
  )
}
