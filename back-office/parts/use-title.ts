import { useEffect } from 'react'

/** Names the tab after what it shows. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Back office`
  }, [title])
}
