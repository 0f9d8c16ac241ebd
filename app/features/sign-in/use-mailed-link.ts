import { useEffect, useState } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { asFields, asText } from '@/lib/read-fields'

/**
 * Returns the query of the mailed link: undefined until known (always on the server), `null` if it
 * does not contain the secret. The query is removed from the URL immediately, before any
 * third-party script can read it, and is kept in the history entry for reloads.
 * @param secret the parameter that proves that the visitor received the mail
 */
export function useMailedLink(secret: string): URLSearchParams | null | undefined {
  const { pathname, search, state } = useLocation<unknown>()
  const history = useHistory()
  const [link, setLink] = useState<URLSearchParams | null>()
  useEffect(() => {
    const isFollowed = new URLSearchParams(search).has(secret)
    if (isFollowed) history.replace(pathname, { ...asFields(state), link: search })
    const given = isFollowed ? search : asText(asFields(state).link)
    setLink((known) => known ?? (given === undefined ? null : new URLSearchParams(given)))
  }, [secret, pathname, search, state, history])
  return link
}
