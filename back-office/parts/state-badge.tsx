import { Badge } from '@chakra-ui/react/badge'

/** The names and colors of a record's states. */
export type States<State extends string> = Readonly<
  Record<State, readonly [name: string, color: string]>
>

interface StateBadgeProps<State extends string> {
  states: States<State>
  state: State
}

export function StateBadge<State extends string>({ states, state }: StateBadgeProps<State>) {
  const [name, color] = states[state]
  return <Badge colorPalette={color}>{name}</Badge>
}
