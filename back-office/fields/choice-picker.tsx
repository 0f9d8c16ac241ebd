import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentField } from '@domain/content-field'
import { studioApi } from '../api/studio-api'
import { SearchDialog } from '../parts/search-dialog'
import { FieldFrame } from './field-frame'
import { useForm, type FieldProps } from './form-context'

interface ChoicePickerProps extends FieldProps<ContentField> {
  of: 'product' | 'category'
}

const FIVE_MINUTES_MS = 300_000

/** A product or a category, chosen by search and shown by its name. */
export function ChoicePicker({ of, path, label, isRequired, value }: ChoicePickerProps) {
  const { onChange } = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const kind = of === 'product' ? 'products' : 'categories'
  const id = typeof value === 'string' ? value : ''
  const named = useQuery({
    queryKey: ['named', kind, id],
    queryFn: () => studioApi.listChoices(kind, { ids: id }),
    enabled: id !== '',
    staleTime: FIVE_MINUTES_MS,
  })
  const name = named.data?.choices[0]?.name
  return (
    <FieldFrame path={path} label={label} isRequired={isRequired}>
      <Flex
        width="100%"
        minHeight="10"
        align="center"
        justify="space-between"
        gap="2"
        paddingInline="3"
        borderWidth="1px"
        borderRadius="l2"
        background="bg.panel"
      >
        <Box fontSize="sm" minWidth="0" truncate>
          {id === '' ? 'Nothing chosen' : (name ?? id)}
          {name && (
            <Box as="span" color="fg.muted" fontSize="xs">
              {' '}
              {id}
            </Box>
          )}
        </Box>
        <Button size="xs" variant="outline" onClick={() => setIsOpen(true)}>
          Choose<Box srOnly>{label}</Box>
        </Button>
      </Flex>
      {isOpen && (
        <SearchDialog
          title={`Choose a ${of}`}
          search={async (text) => (await studioApi.listChoices(kind, { text })).choices}
          queryKey={kind}
          hint={of === 'product' ? 'Search as shoppers do.' : undefined}
          onChoose={(choice) => {
            onChange(path, choice.id)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FieldFrame>
  )
}
