import { useQuery } from '@tanstack/react-query'
import { merchandiseApi } from '../api/merchandise-api'
import { Choice } from './choice'

/** The sites of the shop; empty until they are loaded. */
export function useSites() {
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  return known.data?.sites ?? []
}

interface SiteChoiceProps {
  value: string
  onChange: (siteId: string) => void
}

/** Narrows a list to one site. */
export function SiteChoice({ value, onChange }: SiteChoiceProps) {
  const sites = useSites().map(({ id, name }) => [id, name] as const)
  return <Choice label="Site" value={value} options={[['', 'All'], ...sites]} onChange={onChange} />
}
