import { useEffect, useRef, useState } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { landmarks } from './landmarks'
import { shownQuery } from './search-target'

// The new page has set its title by then.
const ANNOUNCE_AFTER_MS = 400

/** After a change of page: to the top, focus to the content, its title announced. */
export function PageChange() {
  const location = useLocation()
  const { action } = useHistory()
  const page = `${location.pathname}?${shownQuery(location)}`
  const lastPage = useRef(page)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    // Going back, the browser returns to where the shopper was.
    if (action !== 'POP') window.scrollTo(0, 0)
    document.getElementById(landmarks.content)?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [page, action])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
