import { useQuery } from '@tanstack/react-query'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from './choice'

/** Returns the shop's sites; empty until they are loaded. */
export function useSites() {
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  return known.data?.sites ?? []
}

interface SiteChoiceProps {
  value: string
  onChange: (siteId: string) => void
}

/** Filters a list by site. */
export function SiteChoice({ value, onChange }: SiteChoiceProps) {
  const sites = useSites().map(({ id, name }) => [id, name] as const)
  return <Choice label="Site" value={value} options={[['', 'All'], ...sites]} onChange={onChange} />
}
