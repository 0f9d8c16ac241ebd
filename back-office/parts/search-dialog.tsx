import { Box } from '@chakra-ui/react/box'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toSearchText } from '@rules/search-text'
import { DialogBox } from './dialog-box'
import { useDebounced } from './use-debounced'

export interface SearchChoice {
  id: string
  name: string
  detail?: string
}

interface SearchDialogProps {
  title: string
  hint?: string
  queryKey: string
  search: (text: string) => Promise<readonly SearchChoice[]>
  onChoose: (choice: SearchChoice) => void
  onClose: () => void
}

const PAUSE_MS = 250
/** The largest number of choices that the engine returns for a search. */
export const MAX_CHOICES = 20

/** A choice of a list. */
export const ChoiceRow = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    paddingInline: '3',
    paddingBlock: '2',
    textAlign: 'start',
    fontSize: 'sm',
    borderRadius: 'l2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { background: 'bg.muted' },
    _pressed: { background: 'bg.emphasized' },
    focusVisibleRing: 'inside',
  },
})

function toCount(found: number, text: string): string {
  if (found >= MAX_CHOICES) return `The first ${found}. Another word finds fewer.`
  if (found === 0) return toSearchText(text) === '' ? '' : 'Nothing found. Try another word.'
  return `${found} found`
}

export function SearchDialog(props: SearchDialogProps) {
  const { title, hint, queryKey, search, onChoose, onClose } = props
  const [text, setText] = useState('')
  const asked = useDebounced(text, PAUSE_MS)
  const found = useQuery({
    queryKey: ['choices', queryKey, asked],
    queryFn: () => search(asked),
    keepPreviousData: true,
  })
  const choices = found.data ?? []
  return (
    <DialogBox title={title} onClose={onClose}>
      <Field.Root>
        <Field.Label>Search</Field.Label>
        <Input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        {hint && <Field.HelperText>{hint}</Field.HelperText>}
      </Field.Root>
      <Box role="status" fontSize="sm" color="fg.muted" marginBlock="3">
        {found.isFetching && 'Searching…'}
        {found.isError && 'The search failed. Try another word.'}
        {!found.isFetching && found.data && toCount(choices.length, text)}
      </Box>
      <Stack gap="0">
        {choices.map((choice) => (
          <ChoiceRow key={choice.id} type="button" onClick={() => onChoose(choice)}>
            {choice.name}
            <Box as="span" color="fg.muted" fontSize="xs">
              {' '}
              {choice.detail ?? choice.id}
            </Box>
          </ChoiceRow>
        ))}
      </Stack>
    </DialogBox>
  )
}
