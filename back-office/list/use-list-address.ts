import { useHistory, useLocation } from 'react-router-dom'

export interface ListFilter {
  text: string
  contentType: string
  status: string
  offset: number
}

/**
 * The list's query, stored in the URL, and how it is changed: another search begins at its first
 * page.
 */
export function useListAddress(): [ListFilter, (change: Partial<ListFilter>) => void] {
  const { search } = useLocation()
  const history = useHistory()
  const query = new URLSearchParams(search)
  const filter = {
    text: query.get('text') ?? '',
    contentType: query.get('contentType') ?? '',
    status: query.get('status') ?? '',
    offset: Math.max(0, Number(query.get('offset')) || 0),
  }
  const change = (changes: Partial<ListFilter>) => {
    const next = { ...filter, offset: 0, ...changes }
    const given = Object.entries(next)
      .map(([name, value]): [string, string] => [name, String(value)])
      .filter(([, value]) => value !== '' && value !== '0')
    history.replace({ search: new URLSearchParams(given).toString() })
  }
  return [filter, change]
}
