import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Grid } from '@chakra-ui/react/grid'
import { Input } from '@chakra-ui/react/input'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeSite } from '@domain/merchandise-wire'
import { Icon } from '@/ui/icon'
import { studioApi } from '../api/studio-api'
import { Choice } from '../parts/choice'
import { SearchDialog } from '../parts/search-dialog'
import { KIND_NAMES } from './kind-names'

export const FILTERS = ['text', 'siteId', 'state', 'kind', 'categoryId'] as const
type Filter = Record<(typeof FILTERS)[number], string>

const STATES = [
  ['', 'Any'],
  ['online', 'Online'],
  ['offline', 'Offline'],
  ['sold-out', 'Sold out'],
] as const

interface ProductFiltersProps {
  filter: Filter
  sites: readonly OfficeSite[]
  onChange: (change: Partial<Filter>) => void
}

/** Filters the catalog. Prices, stock and categories are those of the selected site. */
export function ProductFilters({ filter, sites, onChange }: ProductFiltersProps) {
  return (
    <Box as="search" aria-label="Products" marginBottom="4">
      <Grid templateColumns={{ base: '1fr 1fr', lg: '2fr 1fr 1fr 1fr 1fr' }} gap="3">
        <Field.Root gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Field.Label>Name or number</Field.Label>
          <Input
            type="search"
            background="bg.panel"
            value={filter.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        </Field.Root>
        <Choice
          label="State"
          value={filter.state}
          options={STATES}
          onChange={(state) => onChange({ state })}
        />
        <Choice
          label="Kind"
          value={filter.kind}
          options={[['', 'Any'], ...Object.entries(KIND_NAMES)]}
          onChange={(kind) => onChange({ kind })}
        />
        <CategoryFilter
          categoryId={filter.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
        <Choice
          label="Prices and stock of"
          value={filter.siteId}
          options={sites.map(({ id, name }, index) => [index === 0 ? '' : id, name] as const)}
          onChange={(siteId) => onChange({ siteId })}
        />
      </Grid>
    </Box>
  )
}

interface CategoryFilterProps {
  categoryId: string
  onChange: (categoryId: string) => void
}

function CategoryFilter({ categoryId, onChange }: CategoryFilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  const known = useQuery({
    queryKey: ['choices', 'category-name', categoryId],
    queryFn: () => studioApi.listChoices('categories', { ids: categoryId }),
    enabled: categoryId !== '',
  })
  const name = known.data?.choices[0]?.name ?? categoryId
  return (
    <Field.Root>
      <Field.Label>Category</Field.Label>
      <Button
        variant="outline"
        width="100%"
        justifyContent="flex-start"
        background="bg.panel"
        borderColor="border"
        color="fg"
        fontWeight="normal"
        paddingInline="3"
        overflow="hidden"
        aria-label={categoryId === '' ? 'Category: Any' : `Category: ${name}, show all again`}
        onClick={() => (categoryId === '' ? setIsOpen(true) : onChange(''))}
      >
        <Box as="span" flex="1" textAlign="start" truncate>
          {categoryId === '' ? 'Any' : name}
        </Box>
        <Icon name={categoryId === '' ? 'chevron-down' : 'close'} size={16} />
      </Button>
      {isOpen && (
        <SearchDialog
          title="Choose a category"
          queryKey="categories"
          search={async (text) => (await studioApi.listChoices('categories', { text })).choices}
          onChoose={({ id }) => {
            setIsOpen(false)
            onChange(id)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Field.Root>
  )
}
