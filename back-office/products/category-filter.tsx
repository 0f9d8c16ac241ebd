import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Icon } from '@/ui/icon'
import { studioApi } from '../api/studio-api'
import { SearchDialog } from '../parts/search-dialog'

interface CategoryFilterProps {
  categoryId: string
  onChange: (categoryId: string) => void
}

/** Filters the catalog by a category, which a dialog finds. */
export function CategoryFilter({ categoryId, onChange }: CategoryFilterProps) {
  const [isOpen, setIsOpen] = useState(false)
  const known = useQuery({
    queryKey: ['choices', 'category-name', categoryId],
    queryFn: () => studioApi.listCategories({ ids: categoryId }),
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
          search={async (text) => (await studioApi.listCategories({ text })).choices}
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
