import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { useState, type ReactNode } from 'react'
import { BASE_EDITION, type StudioCalendar, type StudioSite } from '@contracts/studio'
import { formatDay } from '@rules/moment-text'
import { previewAddress } from '../editor/place-of-item.rules'
import { toMoment } from '../parts/moment-input.rules'
import { formatMoment } from '../parts/moment-text'
import { SectionBox } from '../parts/section-box'
import { TextLink } from '../parts/text-link'
import { listFaults, periodAt } from './calendar.rules'
import { FaultList, itemPath } from './fault-list'

interface DayPanelProps {
  day: string
  calendar: StudioCalendar
  sites: readonly StudioSite[]
}

/** What shoppers see on a day, with links to its preview. */
export function DayPanel({ day, calendar, sites }: DayPanelProps) {
  const [time, setTime] = useState('12:00')
  const moment = toMoment(`${day}T${time === '' ? '12:00' : time}`)
  const at = Date.parse(moment)
  const faults = listFaults(calendar).filter(
    ({ from, to }) => Date.parse(from) <= at && at < Date.parse(to),
  )
  const names = new Map(calendar.editions.map(({ id, name }) => [id, name]))
  const scheduled = calendar.items.flatMap((item) => {
    const { editionId } = periodAt(item, moment) ?? {}
    if (item.periods.length < 2 && (editionId ?? BASE_EDITION) === BASE_EDITION) return []
    return editionId === undefined ? [] : [{ item, editionId }]
  })
  return (
    <SectionBox title={`What shows on ${formatDay(day, 'long')}`}>
      <Flex gap="4" wrap="wrap" align="end" marginBottom="5">
        <Field.Root width="40">
          <Field.Label>At</Field.Label>
          <Input type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field.Root>
        {sites.map(({ id, name, origin }) => (
          <Link
            key={id}
            href={previewAddress(origin, { path: '/', moment })}
            target="_blank"
            variant="underline"
            paddingBottom="2"
          >
            Preview {name}
          </Link>
        ))}
      </Flex>
      <Stack gap="4">
        <Part
          title="To check"
          isEmpty={faults.length === 0}
          nothing="Nothing is known to be wrong."
        >
          <FaultList faults={faults} />
        </Part>
        <Part
          title="By schedule"
          isEmpty={scheduled.length === 0}
          nothing="No item has a schedule at that time: everything is shown as it is published."
        >
          <Stack as="ul" gap="1" listStyleType="none" fontSize="sm">
            {scheduled.map(({ item, editionId }) => (
              <li key={item.id}>
                <TextLink to={itemPath(item.id, editionId)}>{item.name}</TextLink>
                {': '}
                {names.get(editionId) ?? 'without a schedule'}
              </li>
            ))}
          </Stack>
        </Part>
      </Stack>
      <Box fontSize="xs" color="fg.muted" marginTop="4">
        {formatMoment(moment)}
      </Box>
    </SectionBox>
  )
}

interface PartProps {
  title: string
  isEmpty: boolean
  nothing: string
  children: ReactNode
}

function Part({ title, isEmpty, nothing, children }: PartProps) {
  return (
    <Box>
      <Box as="h3" fontWeight="medium" fontSize="sm" marginBottom="1">
        {title}
      </Box>
      {isEmpty ? (
        <Box fontSize="sm" color="fg.muted">
          {nothing}
        </Box>
      ) : (
        children
      )}
    </Box>
  )
}
