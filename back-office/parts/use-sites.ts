import { useQuery } from '@tanstack/react-query'
import { merchandiseApi } from '../api/merchandise-api'

/** Returns the shop's sites; empty until they are loaded. */
export function useSites() {
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  return known.data?.sites ?? []
}
