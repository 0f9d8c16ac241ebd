import { Badge } from '@chakra-ui/react/badge'
import { Flex } from '@chakra-ui/react/flex'
import type { StudioStatus } from '@contracts/studio'

export const STATUS_NAMES: Readonly<Record<StudioStatus, string>> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  removed: 'Unpublished',
}

const COLORS = { published: 'green', draft: 'orange', scheduled: 'brand', removed: 'gray' } as const

/** Badges for an item's publication states; several may apply at the same time. */
export function StatusBadges({ statuses }: { statuses: readonly StudioStatus[] }) {
  return (
    <Flex gap="1" wrap="wrap">
      {statuses.map((status) => (
        <Badge key={status} colorPalette={COLORS[status]}>
          {STATUS_NAMES[status]}
        </Badge>
      ))}
    </Flex>
  )
}
