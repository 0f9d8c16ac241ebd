import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import type { ContentTypeForm } from '@domain/content-field'
import { STUDIO_STATUSES } from '@domain/studio-wire'
import { Choice } from '../parts/choice'
import { STATUS_NAMES } from './status-badges'

export const FILTERS = ['text', 'contentType', 'status'] as const
type Filter = Record<(typeof FILTERS)[number], string>

interface ListFiltersProps {
  filter: Filter
  types: readonly ContentTypeForm[]
  onChange: (change: Partial<Filter>) => void
}

/** Filters the list by text, content type and status. */
export function ListFilters({ filter, types, onChange }: ListFiltersProps) {
  return (
    <Box as="search" aria-label="Content">
      <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr' }} gap="3">
        <Field.Root gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Field.Label>Search</Field.Label>
          <Input
            type="search"
            background="bg.panel"
            placeholder="Name, key or type"
            value={filter.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        </Field.Root>
        <Choice
          label="Type"
          value={filter.contentType}
          onChange={(contentType) => onChange({ contentType })}
          options={[
            ['', 'All types'],
            ...types.map((type): [string, string] => [type.contentType, type.label]),
          ]}
        />
        <Choice
          label="Status"
          value={filter.status}
          onChange={(status) => onChange({ status })}
          options={[
            ['', 'Any status'],
            ...STUDIO_STATUSES.map((one): [string, string] => [one, STATUS_NAMES[one]]),
          ]}
        />
      </Grid>
    </Box>
  )
}
