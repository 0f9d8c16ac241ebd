import { useQuery } from '@tanstack/react-query'
import type { ContentField } from '@contracts/content-field'
import type { StudioGroup } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { Choice } from '../parts/choice'
import { useFindings, useForm, type FieldProps } from './form-context'

/** Variations are few; more are kept as they are. */
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Chooses a customer group from the sites' groups. */
export function GroupPicker({ path, label, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const [error] = useFindings(path).filter(({ severity }) => severity === 'error')
  const found = useQuery({
    queryKey: ['customer-groups'],
    queryFn: studioApi.listGroups,
    staleTime: Infinity,
  })
  const groups = found.data?.groups ?? []
  const own = typeof value === 'string' ? value : ''
  const isUnknown = own !== '' && found.data && !groups.some(({ id }) => id === own)
  return (
    <Choice
      label={label}
      value={own}
      options={[
        ['', 'Choose a group'],
        ...(own !== '' && !groups.some(({ id }) => id === own) ? [toOption(own)] : []),
        ...groups.map((group): [string, string] => [group.id, toText(group)]),
      ]}
      help={isUnknown ? 'No site has this group: nobody sees the variation.' : undefined}
      onChange={(id) => onChange(path, id)}
      error={error?.message}
    />
  )
}

const toOption = (id: string): [string, string] => [id, id]

/** `Platinum: customers of 2,000 points (Brindille)` */
const toText = ({ id, description, sites }: StudioGroup) =>
  `${id}${description === '' ? '' : `: ${description}`} (${sites.join(', ')})`

/** Chooses the place of a variation among the others of its block. */
export function RankPicker({ path, label, value }: FieldProps<ContentField>) {
  const { onChange } = useForm()
  const own = typeof value === 'number' ? value : 1
  const ranks = [...new Set([...RANKS, own])].sort((one, other) => one - other)
  return (
    <Choice
      label={label}
      value={String(own)}
      options={ranks.map((rank): [string, string] => [
        String(rank),
        rank === 1 ? '1, before all others' : String(rank),
      ])}
      help="Customers of these groups see this block instead of the usual one. Who is in the groups of several variations sees the one with the lowest number."
      onChange={(rank) => onChange(path, Number(rank))}
    />
  )
}
