import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { BASE_EDITION } from '@contracts/studio'
import { formatMoment } from '../parts/moment-text'
import { TextLink } from '../parts/text-link'
import type { CalendarFault } from './calendar.rules'
import { contentPath } from '../api/studio-api'

/** Path of an item in the back office, in one of its editions. */
export function itemPath(id: string, editionId = BASE_EDITION, field?: string): string {
  const query = new URLSearchParams({
    ...(editionId !== BASE_EDITION && { edition: editionId }),
    ...(field !== undefined && { field }),
  })
  return `${contentPath(id)}${[...query].length > 0 ? `?${query}` : ''}`
}

/** Texts and places to check, each with its period and a link to its field. */
export function FaultList({ faults }: { faults: readonly CalendarFault[] }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" fontSize="sm">
      {faults.map((fault, index) => (
        <li key={`${fault.item.id} ${fault.path ?? ''} ${index}`}>
          <Badge colorPalette={fault.kind === 'gap' ? 'orange' : 'red'} marginEnd="2">
            {fault.kind === 'gap' ? 'Nothing shown' : 'Day is over'}
          </Badge>
          <TextLink to={itemPath(fault.item.id, fault.editionId, fault.path)}>
            {fault.item.name}
          </TextLink>
          {fault.text !== undefined && <>: “{fault.text}”</>}
          <Box fontSize="xs" color="fg.muted">
            {formatMoment(fault.from)} to {formatMoment(fault.to)}
          </Box>
        </li>
      ))}
    </Stack>
  )
}
