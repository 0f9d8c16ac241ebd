import { useEffect, useState } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { asFields, asText } from '@/lib/read-fields'

/**
 * The query of the mailed link that led here: undefined until it is known (always while rendering on
 * the server), null where it lacks its secret. It leaves the address at once, before any outside
 * script reads that, and stays with the history entry, so that the page can be loaded again.
 * @param secret the parameter that proves who reads the mail
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
