import { useState } from 'react'
import { useRouteMatch } from 'react-router-dom'
import { localText } from '@/lib/local-text'

const KEY = 'back-office-side-bar'

/**
 * Returns whether the side bar is folded, as stored in the browser. The content editor has its own
 * setting and starts folded, because its form and its preview need the width.
 */
export function useFolded(): [isFolded: boolean, setFolded: (isFolded: boolean) => void] {
  const isEditor = useRouteMatch('/content/:id') !== null
  const key = isEditor ? `${KEY}-editor` : KEY
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const state = chosen[key] ?? localText.get(key) ?? (isEditor ? 'folded' : 'open')
  const setFolded = (isFolded: boolean) => {
    const next = isFolded ? 'folded' : 'open'
    localText.set(key, next)
    setChosen({ ...chosen, [key]: next })
  }
  return [state === 'folded', setFolded]
}
