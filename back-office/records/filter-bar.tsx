import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { useId, useState, type ReactNode } from 'react'
import { Choice } from '../parts/choice'
import { TextField } from '../parts/text-field'

/** A field that filters a list: a search box, a day, a choice, or what `render` returns. */
export type FilterField<Name extends string> = { name: Name; label: string } & (
  | { type: 'search' | 'date'; placeholder?: string; autoComplete?: 'off' }
  | { options: readonly (readonly [value: string, name: string])[] }
  | { render: (value: string, onChange: (value: string) => void) => ReactNode }
)

interface FilterBarProps<Name extends string> {
  label: string
  fields: readonly FilterField<Name>[]
  filter: Readonly<Record<Name, string>>
  onChange: (changes: Partial<Record<Name, string>>) => void
}

/** How many fields are shown before `More filters` is pressed, if there are more than a few. */
const PHONE = { first: 2, few: 3 }
const DESKTOP = { first: 5, few: 6 }

const fold = <Field,>(fields: readonly Field[], { first, few }: typeof PHONE) =>
  fields.length > few ? fields.slice(first) : []

/** The search box and the filters of a list. What filters it is never folded away. */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { label, fields, filter, onChange } = props
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isUsed = useEverUsed(filter)
  const canFold = (field: FilterField<Name>) => !isUsed(field.name)
  const folded = {
    base: fold(fields, PHONE).filter(canFold),
    md: fold(fields, DESKTOP).filter(canFold),
  }
  const displayOf = (isFolded: boolean) => (isFolded && !isOpen ? 'none' : 'block')
  return (
    <Box role="search" aria-label={label}>
      <SimpleGrid
        id={id}
        columns={{
          base: 2,
          md: Math.min(4, fields.length + 1),
          xl: Math.min(6, fields.length + 1),
        }}
        gap="3"
      >
        {fields.map((field) => (
          <Box
            key={field.name}
            minWidth="0"
            gridColumn={'type' in field && field.type === 'search' ? 'span 2' : undefined}
            display={{
              base: displayOf(folded.base.includes(field)),
              md: displayOf(folded.md.includes(field)),
            }}
          >
            <FilterInput
              field={field}
              value={filter[field.name]}
              // a computed name of a generic type is not known to be a name of the filter
              onChange={(value) => onChange(changeOf(field.name, value))}
            />
          </Box>
        ))}
      </SimpleGrid>
      {folded.base.length > 0 && (
        <Button
          hideFrom={folded.md.length > 0 ? undefined : 'md'}
          size="sm"
          variant="outline"
          marginTop="3"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
    </Box>
  )
}

/** A field that is emptied stays, because it has the focus. */
function useEverUsed(filter: Readonly<Record<string, string>>): (name: string) => boolean {
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set())
  const added = Object.keys(filter).filter((name) => filter[name] !== '' && !used.has(name))
  if (added.length > 0) setUsed(new Set([...used, ...added]))
  return (name) => used.has(name) || added.includes(name)
}

function changeOf<Name extends string>(name: Name, value: string) {
  const changes: Partial<Record<Name, string>> = {}
  changes[name] = value
  return changes
}

interface FilterInputProps<Name extends string> {
  field: FilterField<Name>
  value: string
  onChange: (value: string) => void
}

function FilterInput<Name extends string>({ field, value, onChange }: FilterInputProps<Name>) {
  if ('render' in field) return <>{field.render(value, onChange)}</>
  if ('options' in field) {
    return <Choice label={field.label} value={value} options={field.options} onChange={onChange} />
  }
  const { label, type, placeholder, autoComplete } = field
  return (
    <TextField
      {...{ label, type, placeholder, autoComplete, value }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
