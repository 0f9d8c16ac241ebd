import { useEffect, useReducer, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { asFields, asText } from '@/lib/read-fields'
import { onEvent } from '@/shopper/analytics/data-layer'
import { readTrackingConsent } from '@/shopper/session/tracking-consent'
import { inspectorStyle as style } from './analytics-inspector.style'

/**
 * Shows developers the data layer of the page, latest event first. It is rendered outside the
 * page's own tree, and only in English.
 * @returns a function that removes it
 */
export function showInspector(): () => void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<AnalyticsInspector />)
  return () => {
    root.unmount()
    place.remove()
  }
}

function AnalyticsInspector() {
  const [isOpen, setIsOpen] = useState(false)
  const [, refresh] = useReducer((times: number) => times + 1, 0)
  useEffect(() => onEvent(() => refresh()), [])
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  const events = (window.dataLayer ?? []).filter((entry) => 'event' in entry)
  return (
    <aside style={style.inspector} aria-label="Analytics inspector">
      <button
        type="button"
        style={style.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Events {events.length}
      </button>
      {isOpen && (
        // it scrolls: by keys too
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div style={style.panel} tabIndex={0} role="region" aria-label="Events of this page">
          <p style={style.consent}>Tracking: {readTrackingConsent()}</p>
          <ol style={style.events} reversed>
            {events.map((entry, index) => <Event key={index} entry={entry} />).reverse()}
          </ol>
        </div>
      )}
    </aside>
  )
}

function Event({ entry }: { entry: object }) {
  const { event, pageType, ...fields } = asFields(entry)
  return (
    <li style={style.event}>
      <p style={style.head}>
        <span style={style.name}>{asText(event)}</span>
        <span style={style.soft}>{asText(pageType)}</span>
      </p>
      <dl style={style.fields}>
        {Object.entries(fields).map(([name, value]) => (
          <div key={name} style={style.field}>
            <dt style={style.soft}>{name}</dt>
            <dd style={style.value}>{typeof value === 'function' ? 'function' : String(value)}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
