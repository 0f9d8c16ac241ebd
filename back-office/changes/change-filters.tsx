import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { Choice } from '../parts/choice'
import { SUBJECT_NAMES } from './subject-names'

export const FILTERS = ['who', 'subjectType', 'subjectId', 'from', 'until'] as const
type Filter = Record<(typeof FILTERS)[number], string>

interface ChangeFiltersProps {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

const FIELDS = [
  { name: 'who', label: 'Who', type: 'search', placeholder: 'E-mail address' },
  { name: 'subjectId', label: 'Number or id', type: 'search' },
  { name: 'from', label: 'From', type: 'date' },
  { name: 'until', label: 'Until', type: 'date' },
] as const

/** Narrows the log by operator, by changed record, and by days. */
export function ChangeFilters({ filter, onChange }: ChangeFiltersProps) {
  return (
    <Box as="search" aria-label="Changes">
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }} gap="3">
        <Choice
          label="What"
          value={filter.subjectType}
          onChange={(subjectType) => onChange({ subjectType })}
          options={[['', 'Everything'], ...Object.entries(SUBJECT_NAMES)]}
        />
        {FIELDS.map(({ name, label, ...field }) => (
          <Field.Root key={name}>
            <Field.Label>{label}</Field.Label>
            <Input
              {...field}
              background="bg.panel"
              value={filter[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </Field.Root>
        ))}
      </Grid>
    </Box>
  )
}
