import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import type { StudioCalendar } from '@contracts/studio'
import { formatMoment } from '../parts/moment-text'
import { NothingFound } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { listFaults } from './calendar.rules'
import { FaultList, itemPath } from './fault-list'

/** The same as the months, one below the other. */
export function CalendarList({ calendar }: { calendar: StudioCalendar }) {
  const faults = listFaults(calendar)
  if (calendar.editions.length === 0 && faults.length === 0) {
    return (
      <NothingFound
        title="Nothing is scheduled"
        text="In these months, everything is shown as it is published."
      />
    )
  }
  return (
    <Stack gap="6">
      <SectionBox title="Editions">
        <Stack as="ol" gap="3" listStyleType="none" fontSize="sm">
          {calendar.editions.map(({ id, name, startsAt, endsAt }) => (
            <li key={id}>
              <Box fontWeight="medium">{name}</Box>
              <Box color="fg.muted">
                {startsAt ? formatMoment(startsAt) : 'From the beginning'}
                {endsAt ? ` to ${formatMoment(endsAt)}` : ', without an end'}
              </Box>
              {calendar.items
                .filter(({ periods }) => periods.some(({ editionId }) => editionId === id))
                .map((item, index) => (
                  <span key={item.id}>
                    {index > 0 && ', '}
                    <TextLink to={itemPath(item.id, id)}>{item.name}</TextLink>
                  </span>
                ))}
            </li>
          ))}
        </Stack>
        {calendar.editions.length === 0 && (
          <Box fontSize="sm" color="fg.muted">
            None in these months.
          </Box>
        )}
      </SectionBox>
      <SectionBox title="To check">
        <FaultList faults={faults} />
        {faults.length === 0 && (
          <Box fontSize="sm" color="fg.muted">
            Nothing is known to be wrong.
          </Box>
        )}
      </SectionBox>
    </Stack>
  )
}
