import { useQuery } from '@tanstack/react-query'
import { merchandiseApi } from '../api/merchandise-api'

/** Returns a site's name; its id until the sites are loaded. */
export function useSiteName(id: string): string {
  return useSites().find((site) => site.id === id)?.name ?? id
}

/** Returns the shop's sites; empty until they are loaded. */
export function useSites() {
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  return known.data?.sites ?? []
}
